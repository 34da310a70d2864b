import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ActiveFilters } from './ActiveFilters.tsx';
import { readAddress } from './address/read.ts';
import type { ListDefaults } from './address.ts';
import { EmptyList } from './EmptyList.tsx';
import { FacetSheet, FacetSheetLink } from './FacetSheet.tsx';
import { ListPages } from './ListPages.tsx';
import type { ListView } from './listView.ts';
import { SortBar } from './SortBar.tsx';

const defaults: ListDefaults = { sort: 'relevance', portions: [24, 48] };

const view = (search: string, change: Partial<ListView> = {}): ListView => ({
  path: '/kategoria/kubki',
  address: readAddress(new URLSearchParams(search), defaults),
  defaults,
  total: 20,
  unfiltered: 102,
  pages: 1,
  facets: [],
  price: null,
  inStock: null,
  promotion: null,
  choices: [],
  without: [],
  ...change,
});

const html = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00A0', ' ').replaceAll('&amp;', '&');
const words = (node: ReactNode) => html(node).replace(/<[^>]*>/g, '');
const inputs = (node: ReactNode) => html(node).match(/<input[^>]*>/g) ?? [];
const hrefs = (node: ReactNode) => [...html(node).matchAll(/href="([^"]*)"/g)].map((match) => match[1]);

const Filters = ({ of }: { of: ListView }) => (
  <>
    <FacetSheetLink view={of} />
    <FacetSheet view={of} />
  </>
);

const glaze = (count: number) => ({
  filter: { kind: 'values' as const, parameterId: 4 },
  parameter: 'Szkliwo',
  field: 'filter_traits4',
  values: Array.from({ length: count }, (_, n) => ({ word: `v${n}`, name: `Wartość ${n}`, count: n })),
  leftOut: 0,
  open: true,
});

describe('filters', () => {
  const one = view('filter_traits4=v0&filter_price=10-20&sort_order=name-a&portions=48&counter=1', {
    facets: [glaze(3)],
    price: { bounds: { min: 500, max: 9950 } },
    inStock: 0,
    promotion: 7,
  });

  it('are a form that any browser sends to the same list, keeping its order', () => {
    const form = /<form[^>]*>/.exec(html(<Filters of={one} />))?.[0];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/kategoria/kubki"');
    expect(form).toContain('class="filters__form"');
    const hidden = inputs(<Filters of={one} />).filter((input) => input.includes('type="hidden"'));
    expect(hidden).toEqual([
      '<input type="hidden" name="portions" value="48"/>',
      '<input type="hidden" name="sort_order" value="name-a"/>',
    ]);
    expect(html(<Filters of={one} />)).toMatch(
      /<button[^>]* type="submit"[^>]*form="filtry-form"|<button[^>]*form="filtry-form"[^>]* type="submit"/,
    );
  });

  it('show what is chosen, and disable only what leaves nothing and is not chosen', () => {
    const box = (value: string, name = 'filter_traits4') =>
      inputs(<Filters of={one} />).find(
        (input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`),
      );
    expect(box('v0')).toContain('checked');
    expect(box('v0')).not.toContain('disabled');
    expect(box('v1')).not.toContain('checked');
    expect(box('1', 'filter_instock')).toContain('disabled');
    expect(box('1', 'filter_promotion')).not.toContain('disabled');
  });

  it('hold the range in złoty, with the bounds as a hint', () => {
    const [from, to] = inputs(<Filters of={one} />).filter((input) => input.includes('filter_price_'));
    expect(from).toContain('value="10"');
    expect(from).toContain('placeholder="5"');
    expect(to).toContain('value="20"');
    expect(to).toContain('placeholder="99,50"');
    vi.stubGlobal('speaksEnglish', () => true);
    expect(inputs(<Filters of={one} />).join()).toContain('placeholder="99.50"');
    vi.unstubAllGlobals();
  });

  it('show every value of a long facet, with a search that the form does not send', () => {
    const long = view('', { facets: [glaze(12)] });
    expect(inputs(<Filters of={long} />).filter((input) => input.includes('checkbox'))).toHaveLength(12);
    const search = inputs(<Filters of={long} />).filter((input) => input.includes('type="search"'));
    expect(search).toHaveLength(1);
    expect(search[0]).not.toContain('name=');
    expect(html(<Filters of={one} />)).not.toContain('type="search"');
  });

  it('say on a phone how many are chosen', () => {
    expect(words(<Filters of={one} />)).toContain('Filtry (2)');
    expect(words(<Filters of={view('')} />)).not.toContain('Filtry (');
  });
});

describe('SortBar', () => {
  const bar = (of: ListView) => <SortBar view={of} />;

  it('keeps the filters and starts from the first page', () => {
    const hidden = inputs(bar(view('filter_producer=b,a&filter_price=-5&counter=4&sort_order=name-a')));
    expect(hidden).toEqual([
      '<input type="hidden" name="filter_price" value="-5"/>',
      '<input type="hidden" name="filter_producer" value="a,b"/>',
    ]);
  });

  it('says how many products there are in Polish', () => {
    expect(words(bar(view('', { total: 22 })))).toMatch(/^22 produkty z 102/);
    expect(words(bar(view('', { total: 1, unfiltered: 1 })))).toMatch(/^1 produkt Kolejność/);
  });

  it('offers the size of a page only when there is more than one page', () => {
    expect(html(bar(view('')))).toContain('name="portions"');
    expect(html(bar(view('', { unfiltered: 24 })))).not.toContain('name="portions"');
  });

  it('has a button for a browser without script', () => {
    expect(html(bar(view('')))).toContain('type="submit"');
  });
});

describe('ActiveFilters', () => {
  it('names each choice and links to the list without it', () => {
    const chips = (
      <ActiveFilters
        view={view('filter_traits4=mech&filter_price=10-&filter_instock=1&counter=2', {
          choices: [
            { filter: { kind: 'values', parameterId: 4 }, word: 'mech', name: 'Mech', parameter: 'Szkliwo' },
            { filter: { kind: 'price' } },
            { filter: { kind: 'inStock' } },
          ],
        })}
      />
    );
    expect(words(chips)).toBe(
      'Szkliwo: Mech – usuń filtrCena: od 10,00 zł – usuń filtrDostępne teraz – usuń filtrWyczyść wszystko',
    );
    expect(hrefs(chips)).toEqual([
      '/kategoria/kubki?filter_instock=1&filter_price=10-',
      '/kategoria/kubki?filter_instock=1&filter_traits4=mech',
      '/kategoria/kubki?filter_price=10-&filter_traits4=mech',
      '/kategoria/kubki',
    ]);
  });

  it('is not there when nothing is chosen', () => {
    expect(html(<ActiveFilters view={view('')} />)).not.toContain('<nav');
  });
});

describe('EmptyList', () => {
  it('links to the list without each filter that would help, the most helpful first', () => {
    const empty = (
      <EmptyList
        view={view('filter_traits4=mech&filter_instock=1&filter_price=10-', {
          total: 0,
          without: [
            { filter: { kind: 'values', parameterId: 4 }, parameter: 'Szkliwo', total: 2 },
            { filter: { kind: 'price' }, total: 0 },
            { filter: { kind: 'inStock' }, total: 5 },
          ],
        })}
      />
    );
    expect(hrefs(empty)).toEqual([
      '/kategoria/kubki?filter_price=10-&filter_traits4=mech',
      '/kategoria/kubki?filter_instock=1&filter_price=10-',
      '/kategoria/kubki',
    ]);
    expect(words(empty)).toContain('bez filtra „Dostępne teraz” 5 produktów');
    expect(words(empty)).toContain('bez filtra „Szkliwo” 2 produkty');
    expect(words(empty)).toContain('Wyczyść filtry i pokaż 102 produkty');
  });

  it('blames no filter where there is nothing at all', () => {
    const empty = <EmptyList view={view('', { total: 0, unfiltered: 0 })} action={<a href="/">Dalej</a>} />;
    expect(words(empty)).toContain('Ta półka jest jeszcze pusta');
    expect(hrefs(empty)).toEqual(['/']);
  });
});

describe('ListPages', () => {
  it('links to the other pages with everything chosen', () => {
    const pages = <ListPages view={view('counter=1&filter_instock=1', { total: 60, pages: 3 })} shown={24} />;
    expect(words(pages)).toContain('Widzisz 24 z 60 produktów');
    expect(new Set(hrefs(pages))).toEqual(
      new Set([
        '/kategoria/kubki?filter_instock=1',
        '/kategoria/kubki?counter=1&filter_instock=1',
        '/kategoria/kubki?counter=2&filter_instock=1',
      ]),
    );
  });
});
