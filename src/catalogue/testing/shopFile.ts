import * as v from 'valibot';
import { type ShopFile, shopFile } from '../../settings/shopFile.ts';

const WORDS = { one: 'x', few: 'x', many: 'x', other: 'x' };

/** A shop with two stores of its own and one of somebody else, and three units. */
export const aShopFile = (): ShopFile =>
  v.parse(shopFile, {
    name: 'Próba',
    tagline: 'Sklep do prób',
    company: {
      name: 'Próba',
      street: 'Polna 1',
      postcode: '59-700',
      city: 'Bolesławiec',
      nip: '1234563218',
      email: 'a@b.example',
      phone: '75 612 40 18',
    },
    units: { szt: { name: 'szt.', ...WORDS }, kg: { name: 'kg', ...WORDS }, m2: { name: 'm²', ...WORDS } },
    branches: [
      { slug: 'pracownia', name: 'Pracownia', kind: 'own' },
      { slug: 'rynek', name: 'Rynek', kind: 'own' },
      { slug: 'dostawcy', name: 'Dostawcy', kind: 'outside' },
    ],
  });
