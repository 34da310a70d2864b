import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FooterContent } from './FooterContent.tsx';
import { company, repeatedIds, wordsOf } from './testing/content.ts';

const groups = [
  { heading: 'Zakupy', links: [{ label: 'Dostawa i płatności', to: '/strona/dostawa' }] },
  { heading: 'Zasady', links: [{ label: 'Regulamin', to: '/strona/regulamin' }] },
];
const legal = [{ label: 'Odstąpienie od umowy', to: '/strona/odstapienie' }];

const html = (over: Partial<Parameters<typeof FooterContent>[0]> = {}) =>
  renderToStaticMarkup(
    <FooterContent
      name="Glinianka"
      company={company}
      groups={groups}
      legal={legal}
      privacyHref="/strona/prywatnosc"
      {...over}
    />,
  );

describe('FooterContent', () => {
  it('says who sells', () => {
    const address = wordsOf(/<address.*<\/address>/s.exec(html())?.[0] ?? '');
    expect(address).toBe(
      'Pracownia Próbna sp. z o.o. ul. Garncarska 7, 59-700 Bolesławiec NIP 123 456 32 18 · KRS 0000 123 456 75 612 40 18 , pn.–pt. 8–16 pracownia@example.pl',
    );
    expect(html()).toContain('href="tel:+48756124018"');
    expect(html()).toContain('href="mailto:pracownia@example.pl"');
  });

  it('leaves out what a company does not have', () => {
    const { krs: _krs, hours: _hours, ...small } = company;
    expect(html({ company: small })).not.toContain('KRS');
    expect(wordsOf(html({ company: small }))).toContain('75 612 40 18 pracownia@example.pl');
  });

  it('folds its groups, each under a heading', () => {
    const links = html().split('id="footer_links"')[1]?.split('</nav>')[0] ?? '';
    expect(links.match(/<details/g)).toHaveLength(2);
    expect(links).not.toContain('open=""');
    expect(links).toContain('<h2>Zakupy</h2>');
    expect(links).toContain('<a href="/strona/regulamin">Regulamin</a>');
  });

  it('ends with the legal line, and the way to choose anew what may be kept', () => {
    expect(html()).toContain('href="/strona/odstapienie"');
    expect(html({ legal: [] })).toContain('<a href="/strona/prywatnosc" data-own="cookies">');
    expect(wordsOf(html({ legal: [] }))).not.toContain('Odstąpienie');
  });

  it('names nothing twice and carries no style attribute', () => {
    expect(repeatedIds(html())).toEqual([]);
    expect(html()).not.toContain('style=');
  });
});
