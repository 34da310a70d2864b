import { expect, it } from 'vitest';
import type { Uploads } from '../files/service.server.ts';
import { addByForm, readProductForm } from './productAction.server.ts';
import type { ShopServices } from './services.ts';
import { pageRequest } from './testing/pageRequest.ts';

const uploads: Partial<Uploads> = { waiting: async () => [] };
const files = { uploads, limits: { bytes: 200_000, parts: 20, stallMs: 60_000 } };
// A basket that nothing may be added to.
const shop = { texts: {}, files, baskets: {} } as unknown as ShopServices;
const fields = ['a', 'b'].map((key) => ({ kind: 'text' as const, key, label: key }));

function sending(sent: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  const request = new Request('http://x/produkt/kubek-1001', { method: 'POST', body });
  return pageRequest({ shop, request });
}

it('a text too long to be taken comes back with words about it, and nothing goes into the basket', async () => {
  const asked = sending({
    mode: '1',
    product: '1001',
    'personalisation[a]': 'Ala',
    'personalisation[b]': 'x'.repeat(100_001),
  });
  expect(await addByForm(await readProductForm(asked), fields, asked)).toEqual({
    why: 'Tekst jest za długi, żeby go przyjąć. Skróć go i wyślij jeszcze raz.',
    texts: { a: 'Ala' },
    files: {},
  });
});

it('a form that only asks to be shown comes back with its words, and nothing goes into the basket', async () => {
  const asked = sending({ mode: '1', product: '1001', number: '4', 'personalisation[a]': 'Ala', intent: 'show' });
  expect(await addByForm(await readProductForm(asked), fields, asked)).toEqual({ texts: { a: 'Ala' }, files: {} });
});
