import { createSchema } from 'graphql-yoga';
import { beforeEach, expect, it, vi } from 'vitest';
import { quickAnswers } from './quick.ts';

const answered = vi.fn((text: string) => `${text} ${what}`);
let what = 'one';
let state = '1';
let now = 0;

const schema = createSchema({
  typeDefs: 'type Query { productsTextSearch(text: String): String validateClientData(text: String): String }',
  resolvers: {
    Query: {
      productsTextSearch: (_: unknown, { text }: { text: string }) => answered(text),
      validateClientData: (_: unknown, { text }: { text: string }) => answered(text),
    },
  },
});
const alike = { productsTextSearch: async () => ({ state, until: 10 }) };
const quick = quickAnswers(schema, [{ typeDefs: '', resolvers: {}, alike }], () => now);
const bodyOf = (query: string, text: string) =>
  JSON.stringify({ query: `query($t:String){${query}}`, variables: { t: text } });

/** As the graph asks: what is kept, or else the answer. */
async function ask(text: string, query = 'productsTextSearch(text:$t)'): Promise<string | undefined> {
  const body = bodyOf(query, text);
  const kept = await quick.kept(body);
  if (kept !== undefined) return kept;
  const read = quick.read(body);
  return read && quick.answer(read, {});
}
const words = async (text: string) => JSON.parse((await ask(text)) ?? '{}').data.productsTextSearch;

beforeEach(() => {
  what = 'one';
  now = 0;
  state += '.';
  answered.mockClear();
});

it('the search box is answered once for a text that many type', async () => {
  for (let n = 0; n < 5; n++) expect(await words('kub')).toBe('kub one');
  expect(answered).toHaveBeenCalledTimes(1);
  expect(await words('kube')).toBe('kube one');
  expect(answered).toHaveBeenCalledTimes(2);
});

it.each([
  ['what it says has changed', () => (state += '!')],
  ['a price has changed by itself', () => (now = 10)],
])('the search box is answered anew when %s', async (_, change) => {
  await words('kub');
  what = 'two';
  expect(await words('kub')).toBe('kub one');
  change();
  expect(await words('kub')).toBe('kub two');
});

it('the search box keeps no body that is too long to come again', async () => {
  for (let n = 0; n < 2; n++) await words('k'.repeat(2000));
  expect(answered).toHaveBeenCalledTimes(2);
});

it('an answer of a form is never kept, nor one that holds anything else', async () => {
  for (let n = 0; n < 2; n++) {
    await ask('a', 'validateClientData(text:$t)');
    await ask('a', 'productsTextSearch(text:$t) other:validateClientData(text:$t)');
  }
  expect(answered).toHaveBeenCalledTimes(6);
});
