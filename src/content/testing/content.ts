import type { CardView } from '../../catalogue/card.ts';
import type { Company } from '../company.ts';
import type { MenuRoot } from '../menu.ts';
import type { ContentPicture } from '../model.ts';

/** Small made-up views for the tests of this room. */

export const picture = (file: string): ContentPicture => ({ file, alt: `Obraz ${file}`, width: 1600, height: 900 });

export const company: Company = {
  name: 'Pracownia Próbna sp. z o.o.',
  street: 'ul. Garncarska 7',
  postcode: '59-700',
  city: 'Bolesławiec',
  country: 'Polska',
  nip: '1234563218',
  krs: '0000123456',
  email: 'pracownia@example.pl',
  phone: '75 612 40 18',
  hours: 'pn.–pt. 8–16',
};

export const menu: readonly MenuRoot[] = [
  {
    href: '/kategoria/stol',
    name: 'Stół',
    children: [
      { href: '/kategoria/kubki', name: 'Kubki' },
      { href: '/kategoria/talerze', name: 'Talerze' },
    ],
    picture: picture('stol.jpg'),
  },
  { href: '/kategoria/warsztaty', name: 'Warsztaty', children: [] },
];

export const card = (id: number, name: string): CardView => ({
  id,
  href: `/produkt/${id}`,
  name,
  picture: picture(`${id}.jpg`),
  price: {
    currency: 'PLN',
    priceType: 'gross',
    from: false,
    phone: false,
    gratis: false,
    now: { gross: 6800, net: 5528 },
  },
  isNew: false,
  available: true,
});

/** A card whose price was lowered until `endsAt`, epoch ms. */
export const reducedCard = (id: number, name: string, endsAt: number): CardView => {
  const before = card(id, name);
  return {
    ...before,
    price: {
      ...before.price,
      reduction: {
        percent: 20,
        lowest: { gross: 8500, net: 6911 },
        sinceFirstOffer: false,
        regular: { gross: 9000, net: 7317 },
        endsAt,
      },
    },
  };
};

/** Words of a piece of HTML, without non-breaking spaces. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();

/** Ids that stand more than once. */
export function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}
