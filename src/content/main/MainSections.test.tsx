import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { card, picture, reducedCard, repeatedIds, wordsOf } from '../testing/content.ts';
import { isBelow, MainSections } from './MainSections.tsx';
import type { HeroView, MainSectionView } from './views.ts';

const hero: HeroView = {
  kind: 'hero',
  heading: 'Naczynia na każdy *zwykły* dzień.',
  lead: 'Toczone ręcznie.',
  picture: picture('scena.jpg'),
  words: 'over',
  points: [
    { className: 'punkt-0-0', card: card(1, 'Dzbanek'), x: 9.4, y: 72 },
    { className: 'punkt-0-1', card: reducedCard(2, 'Talerz', 0), x: 63, y: 72 },
  ],
};
/** Midnight in Warsaw: the reduction is over from then on. */
const endsAt = Date.UTC(2026, 10, 29, 23);

const sections: MainSectionView[] = [
  hero,
  {
    kind: 'promises',
    items: [
      { icon: 'truck', text: 'Darmowa dostawa od 250,00 zł', to: '/strona/dostawa' },
      { icon: 'shield', text: 'Szkliwa bez ołowiu' },
    ],
  },
  {
    kind: 'index',
    heading: 'Czego szukasz?',
    items: [
      { href: '/kategoria/kubki', name: 'Kubki', count: 22, picture: picture('kubek.jpg') },
      { href: '/kategoria/glina', name: 'Glina', count: 5 },
    ],
  },
  { kind: 'shelf', heading: 'Prosto z pieca', cards: [card(3, 'Misa')], more: { label: 'Nowości', to: '/nowosci' } },
  {
    kind: 'promoted',
    label: 'Produkt tygodnia',
    card: reducedCard(4, 'Czajnik', endsAt),
    text: 'Dziobek, z którego nie kapie.',
    linkLabel: 'Obejrzyj czajnik',
  },
  {
    kind: 'story',
    heading: 'Trzynaście dni, *jeden kubek.*',
    lead: 'Od kuli gliny.',
    picture: picture('pracownia.jpg'),
    steps: [{ when: '1. dzień', what: 'Toczenie' }],
  },
  { kind: 'notebook', heading: 'Z zeszytu', pages: [{ href: '/strona/polka', title: 'Półka', kicker: 'Odcinek 3' }] },
];

const html = (list: readonly MainSectionView[] = sections) =>
  renderToStaticMarkup(<MainSections title="Glinianka" sections={list} />);

describe('MainSections', () => {
  it('has one first heading, with a hero and without', () => {
    expect(html().match(/<h1/g)).toHaveLength(1);
    expect(html()).toMatch(/<h1[^>]*>Naczynia na\u00A0każdy <em>zwykły<\/em> dzień\.<\/h1>/);
    expect(html(sections.slice(1)).match(/<h1[^>]*>Glinianka<\/h1>/g)).toHaveLength(1);
    expect(html([sections[1] ?? hero, hero])).toMatch(/<h2[^>]*>Naczynia/);
    expect(html([])).toContain('<h1');
  });

  it('hurries the first picture and lets the others wait', () => {
    expect(html()).toMatch(/<img[^>]*src="\/pictures\/scena\.jpg"[^>]*loading="eager" fetchPriority="high"/);
    expect(html().match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(html()).toMatch(/<img[^>]*src="\/pictures\/pracownia\.jpg"[^>]*loading="lazy"/);
  });

  it('hangs each point on its generated class; one card is open at a time', () => {
    expect(html()).toMatch(/<li class="[^"]*punkt-0-0[ "]/);
    const names = [...html().matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html()).toContain('<summary aria-label="Dzbanek">');
    expect(html()).toContain('href="/produkt/2"');
  });

  it('never shows a lowered price without the lowest of 30 days', () => {
    const lowest = wordsOf(html()).match(/Najniższa cena z 30 dni przed obniżką: 85,00 zł/g);
    expect(lowest).toHaveLength(2);
    expect(wordsOf(html())).toContain('Obniżka trwa do 29 listopada 2026.');
  });

  it('counts in Polish', () => {
    expect(wordsOf(html())).toContain('Kubki 22 22 produkty');
    expect(wordsOf(html())).toContain('Glina 5 5 produktów');
  });

  it('draws no frame for a picture that could not be read, and no shelf or notebook without things', () => {
    expect(html([{ ...hero, picture: { ...hero.picture, width: 0, height: 0 } }])).not.toContain('<img');
    expect(html([hero, { kind: 'shelf', heading: 'Pusto', cards: [] }])).not.toContain('Pusto');
    expect(html([hero, { kind: 'notebook', heading: 'Pusto', pages: [] }])).not.toContain('Pusto');
  });

  it('holds what begins below the window of a phone: under a hero with a picture, or under two parts', () => {
    const held = (list: readonly MainSectionView[]) => list.map((_, place) => isBelow(list, place));
    expect(held(sections.slice(0, 3))).toEqual([false, true, true]);
    expect(held(sections.slice(1, 4))).toEqual([false, false, true]);
    expect(held([{ ...hero, picture: { ...hero.picture, width: 0, height: 0 } }, ...sections.slice(1, 2)])).toEqual([
      false,
      false,
    ]);
    // A hero that opens the page is there at once, one below waits with what stands around it; stories and notebooks, too.
    expect(html([hero, hero]).match(/<section data-held/g)).toHaveLength(1);
    expect(html().match(/data-held/g)).toHaveLength(6);
    expect(html().match(/data-far/g)).toHaveLength(3);
  });

  it('names nothing twice and carries no style attribute', () => {
    expect(repeatedIds(html())).toEqual([]);
    expect(html()).not.toContain('style=');
  });
});
