import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { Check } from './Check.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { filledDots } from './Dots.tsx';
import { Drawer } from './Drawer.tsx';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';
import { iconBag } from './icons.ts';
import { Pagination } from './Pagination.tsx';
import { PanelLink } from './PanelLink.tsx';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import { PriceText } from './PriceText.tsx';
import { Prose } from './Prose.tsx';
import { TextProvider } from './TextContext.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const words = (node: ReactNode) => html(node).replace(/<[^>]*>/g, '');

const menuPanel = (
  <>
    <PanelLink panel="menu" label="Menu">
      M
    </PanelLink>
    <Drawer id="menu" title="Menu">
      <a href="/kubki">Kubki</a>
    </Drawer>
  </>
);

describe('Button', () => {
  it('is of type button unless told', () => {
    expect(html(<Button>Dodaj</Button>)).toContain('<button type="button"');
    expect(html(<Button type="submit">Dodaj</Button>)).toContain('<button type="submit"');
  });
  it('keeps its place and focus while busy, but takes no presses', () => {
    const busy = html(<Button busy>Dodajemy…</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).not.toContain(' disabled');
  });
  it('is a link with an address', () => {
    expect(html(<Button href="/basketedit.php">Koszyk</Button>)).toMatch(/^<a href="\/basketedit.php"/);
  });
});

describe('IconButton', () => {
  it('has a name, and a count for the eye only', () => {
    const basket = html(<IconButton icon={iconBag} label="Koszyk, 4 produkty" href="/k" count={4} />);
    expect(basket).toContain('aria-label="Koszyk, 4 produkty"');
    expect(basket).toMatch(/<span[^>]*aria-hidden="true">4<\/span>/);
    expect(html(<IconButton icon={iconBag} label="Koszyk" href="/k" count={0} />)).not.toContain('<span');
  });
});

describe('Field', () => {
  it('ties label, help and error to the control, and has its live region before it speaks', () => {
    const quiet = html(
      <Field id="email" label="E-mail" help="Tylko do zamówienia">
        {(control) => <Input name="email" {...control} />}
      </Field>,
    );
    expect(quiet).toContain('<label');
    expect(quiet).toContain('for="email"');
    expect(quiet).toContain('aria-describedby="email-help"');
    expect(quiet).not.toContain('aria-invalid');
    expect(quiet).toContain('<div aria-live="polite"></div>');

    const wrong = html(
      <Field id="email" label="E-mail" help="Tylko do zamówienia" answer={{ kind: 'err', text: 'Błędny adres' }}>
        {(control) => <Input name="email" {...control} />}
      </Field>,
    );
    expect(wrong).toContain('aria-describedby="email-help email-answer"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toMatch(/<div aria-live="polite"><p id="email-answer"/);
  });
  it('marks only an error as invalid', () => {
    const checked = (kind: 'busy' | 'ok') => (
      <Field label="Login" answer={{ kind, text: '…' }}>
        {(control) => <Input {...control} />}
      </Field>
    );
    expect(html(checked('busy'))).toContain('aria-busy="true"');
    expect(html(checked('ok'))).not.toContain('aria-invalid');
  });
});

describe('Check', () => {
  it('is a switch by role and a checkbox by type', () => {
    const box = html(
      <Check kind="switch" name="gift" id="gift" error="Wybierz">
        Na prezent
      </Check>,
    );
    expect(box).toMatch(/<input[^>]*type="checkbox"[^>]*role="switch"/);
    expect(box).toContain('aria-describedby="gift-answer"');
    expect(box).toContain('name="gift"');
  });
});

describe('PriceText', () => {
  it('says a lowered price in words, then the lines in their order', () => {
    const price = (
      <PriceText
        now="68,00 zł"
        sale
        cut="−15 %"
        lines={[
          { key: 'omnibus', label: 'Najniższa cena z 30 dni przed obniżką:', value: '80,00 zł' },
          { key: 'regular', label: 'Cena regularna:', value: '84,00 zł', struck: true },
        ]}
      />
    );
    expect(words(price)).toBe(
      'Cena po\u00A0obniżce: 68,00 zł−15 %Najniższa cena z 30 dni przed obniżką: 80,00 złCena regularna: 84,00 zł',
    );
    expect(html(price)).toContain('<s>84,00 zł</s>');
  });
});

describe('Picture and Plate', () => {
  const picture = { src: '/a.jpg', width: 800, height: 800, alt: '' };
  it('always has its size, and loads as told', () => {
    expect(html(<Picture {...picture} />)).toMatch(/width="800" height="800"[^>]*loading="lazy" decoding="async"/);
    expect(html(<Picture {...picture} load="priority" />)).toMatch(
      /loading="eager" fetchPriority="high" decoding="async"/,
    );
  });
  it('offers better formats first', () => {
    const offered = html(
      <Picture {...picture} sizes="50vw" sources={[{ type: 'image/avif', srcSet: '/a.avif 800w' }]} />,
    );
    expect(offered).toMatch(/<picture[^>]*><source type="image\/avif" srcSet="\/a.avif 800w" sizes="50vw"\/><img/);
  });
  it('says when there is no picture', () => {
    expect(words(<Plate picture={undefined} />)).toBe('Bez\u00A0zdjęcia');
    expect(html(<Plate picture={picture} second={{ ...picture, src: '/b.jpg' }} />)).toContain('/b.jpg');
  });
});

describe('Breadcrumbs', () => {
  it('is a named way whose last place is this page', () => {
    const way = html(
      <Breadcrumbs
        items={[
          { name: 'Glinianka', href: '/' },
          { name: 'Kubki', href: '/kubki' },
        ]}
      />,
    );
    expect(way).toContain('<nav id="breadcrumbs"');
    expect(way).toContain('aria-label="Okruszki"');
    expect(way).toContain('<a href="/">Glinianka</a>');
    expect(way).toContain('<li aria-current="page">Kubki</li>');
  });
});

describe('Pagination', () => {
  const pages = (current: number, last: number) =>
    html(<Pagination current={current} last={last} hrefFor={(n) => `/kubki?s=${n}`} />);
  it('is made of real links', () => {
    expect(pages(2, 3)).toContain('rel="prev" href="/kubki?s=1"');
    expect(pages(2, 3)).toContain('rel="next" href="/kubki?s=3"');
    expect(pages(2, 3)).toMatch(/href="\/kubki\?s=2"[^>]*aria-current="page"/);
    expect(pages(1, 3)).not.toContain('rel="prev"');
    expect(pages(3, 3)).not.toContain('rel="next"');
  });
  it('is nothing for a single page', () => {
    expect(pages(1, 1)).toBe('');
    expect(pages(1, 0)).toBe('');
  });
});

describe('what opens', () => {
  it('a dialog is closed, named and empty until it is opened', () => {
    const dialog = html(
      <Dialog open={false} onClose={() => {}} title="Wysyłka do Czech">
        <p>Treść</p>
      </Dialog>,
    );
    const id = /aria-labelledby="([^"]+)"/.exec(dialog)?.[1];
    expect(dialog).toContain(`<h2 id="${id}"`);
    expect(dialog).not.toContain('Treść');
    expect(dialog).not.toContain(' open');
  });

  it('a drawer is reached by its address and left by the address of its link, without script', () => {
    const menu = html(menuPanel);
    expect(menu).toMatch(/<a id="menu-open" href="#menu" aria-label="Menu"[^>]*>/);
    expect(menu).toContain('<dialog id="menu"');
    expect(menu).toContain('href="#menu-open"');
    expect(menu).toContain('<a href="/kubki">Kubki</a>');
    expect(menu).not.toContain('data-live');
  });

  it('a disclosure tells that it is closed, and its panel is in the page', () => {
    const parts = html(
      <Disclosure summary="Stół" id="stol">
        <a href="/kubki">Kubki</a>
      </Disclosure>,
    );
    expect(parts).toContain('aria-expanded="false" aria-controls="stol"');
    expect(parts).toMatch(/<div id="stol"[^>]*><a href="\/kubki">/);
  });
});

describe('ToastRegion', () => {
  it('is there and empty before any message', () => {
    const region = html(
      <ToastProvider>
        <ToastRegion />
      </ToastProvider>,
    );
    expect(region).toMatch(
      /<div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions"><\/div>/,
    );
    expect(region).toMatch(
      /<div role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions"><\/div>/,
    );
  });
});

describe('words', () => {
  it('are the merchant’s where there are any', () => {
    const overrides = { 'ui.noPicture': 'Zdjęcie i opis w przygotowaniu' };
    expect(
      words(
        <TextProvider overrides={overrides}>
          <Plate picture={undefined} />
        </TextProvider>,
      ),
    ).toBe('Zdjęcie i\u00A0opis w\u00A0przygotowaniu');
  });
});

describe('Prose', () => {
  it('shows HTML as it is', () => {
    expect(html(<Prose html="<h2>Dostawa</h2>" />)).toContain('<h2>Dostawa</h2>');
  });
});

describe('filledDots', () => {
  it('fills the last dot only when all is done', () => {
    expect([-1, 0, 0.049, 0.05, 0.5, 0.999, 1, 7].map((share) => filledDots(share))).toEqual([
      0, 0, 0, 1, 10, 19, 20, 20,
    ]);
  });
});

describe('every part', () => {
  it('has no style attribute, which the Content-Security-Policy would refuse', () => {
    const all = (
      <ToastProvider>
        <Plate picture={undefined} />
        <PriceText now="1,00 zł" />
        <Check>Tak</Check>
        <Pagination current={5} last={12} hrefFor={String} />
        <ToastRegion />
      </ToastProvider>
    );
    expect(html(all)).not.toContain('style=');
  });
});
