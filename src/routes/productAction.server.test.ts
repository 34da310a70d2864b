import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Uploads } from '../files/service.server.ts';
import { type ShopServices, services, visit } from './context.server.ts';
import { addByForm, readProductForm } from './productAction.server.ts';

it('a text too long to be taken comes back with words about it, and nothing goes into the basket', async () => {
  const context = new RouterContextProvider();
  const uploads: Partial<Uploads> = { waiting: async () => [] };
  const files = { uploads, limits: { bytes: 200_000, parts: 20, stallMs: 60_000 } };
  // A basket that nothing may be added to.
  context.set(services, { texts: {}, files, baskets: {} } as unknown as ShopServices);
  context.set(visit, {} as never);
  const body = new FormData();
  const sent = { mode: '1', product: '1001', 'personalisation[a]': 'Ala', 'personalisation[b]': 'x'.repeat(100_001) };
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  const form = await readProductForm(new Request('http://x/produkt/kubek-1001', { method: 'POST', body }), context);
  const fields = [{ kind: 'text', key: 'a' } as const, { kind: 'text', key: 'b' } as const];
  expect(await addByForm(form, fields, context)).toEqual({
    why: 'Tekst jest za długi, żeby go przyjąć. Skróć go i wyślij jeszcze raz.',
    texts: { a: 'Ala' },
    files: {},
  });
});
