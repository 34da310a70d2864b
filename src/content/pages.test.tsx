import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactPage } from './ContactPage.tsx';
import { ContentPage } from './ContentPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { MissingPage } from './MissingPage.tsx';
import type { Page } from './model.ts';
import { card, company, menu, picture, wordsOf } from './testing/content.ts';

const page: Page = {
  id: 1,
  slug: 'dostawa',
  title: 'Dostawa i płatności',
  description: 'Ile kosztuje.',
  updated: '2026-11-14',
  points: [],
  html: '<h2>Kurier</h2>',
};

describe('ContentPage', () => {
  it('shows the text as it was cleaned, and the day of the last change', () => {
    const html = renderToStaticMarkup(<ContentPage page={page} />);
    expect(html).toContain('<h2>Kurier</h2>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(wordsOf(html)).toContain('Zaktualizowano 14 listopada 2026');
    expect(html).not.toContain('<img');
  });

  it('tells its parent and lists the pages below it', () => {
    const html = renderToStaticMarkup(
      <ContentPage
        page={{ ...page, picture: picture('polka.jpg') }}
        parent={{ href: '/strona/zeszyt', title: 'Zeszyt' }}
        episodes={[{ href: '/strona/odc1', title: 'Pierwszy raz przy kole' }]}
      />,
    );
    expect(html).toContain('<a href="/strona/zeszyt">Zeszyt</a>');
    expect(html).toMatch(/<h2><a href="\/strona\/odc1">Pierwszy raz przy kole<\/a><\/h2>/);
    expect(html).toMatch(/src="\/pictures\/polka\.jpg"[^>]*fetchPriority="high"/);
  });
});

describe('ContentPage with things in its picture that can be bought', () => {
  const points = [{ className: 'punkt-strona-1-0', card: card(7, 'Dzbanek'), x: 10, y: 70 }];

  it('hangs them on the picture, and is as any other without them', () => {
    const shown = { ...page, picture: picture('polka.jpg') };
    const html = renderToStaticMarkup(<ContentPage page={shown} points={points} />);
    expect(html).toMatch(/<li class="[^"]*punkt-strona-1-0[ "].*<summary aria-label="Dzbanek">.*href="\/produkt\/7"/s);
    expect(html.match(/<img[^>]*polka\.jpg/g)).toHaveLength(1);
    expect(renderToStaticMarkup(<ContentPage page={shown} />)).not.toContain('<details');
  });
});

describe('ContactPage', () => {
  it('gives every way to reach the shop, and its numbers in law', () => {
    const html = renderToStaticMarkup(<ContactPage company={company} />);
    expect(html).toContain('href="tel:+48756124018"');
    expect(html).toContain('href="mailto:pracownia@example.pl"');
    expect(wordsOf(html)).toContain('NIP 123 456 32 18 KRS 0000 123 456');
    expect(wordsOf(html)).toContain('pn.–pt. 8–16');
  });
});

describe('MissingPage', () => {
  it('leads to the categories and to the front page', () => {
    const html = renderToStaticMarkup(<MissingPage categories={menu} />);
    expect(wordsOf(html)).toContain('Tu już nic nie stoi');
    expect(html).toContain('href="/kategoria/stol"');
    expect(html).toMatch(/<a href="\/" class/);
  });
});

describe('ErrorPage', () => {
  it('shows the number of the event, and can be opened again without script', () => {
    const html = renderToStaticMarkup(<ErrorPage requestId="0f3a-91c2" contact={company} />);
    expect(html).toContain('0f3a-91c2');
    expect(html).toContain('<a href="" class');
    expect(html).toContain('href="tel:+48756124018"');
  });

  it('asks for no number when there is none', () => {
    expect(renderToStaticMarkup(<ErrorPage />)).not.toContain('<code');
  });
});
