import * as fc from 'fast-check';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocuments, yogaMemory } from './documents.ts';
import { readTokens } from './limits.ts';

const schema = buildSchema(/* GraphQL */ `
  type Query {
    f(text: String, id: ID, number: Int): String
  }
`);
const readAll = (...texts: string[]) => {
  const documents = createDocuments(schema);
  return texts.map((text) => documents.read(text)?.valid);
};

describe('queries are validated once for each shape', () => {
  it('queries that differ in their strings alone share a shape', () => {
    expect(readAll('{ f(text: "a") }', '{ f(text: "b } { \\" #") }', '{ f(text: """b""") }')).toEqual([
      true,
      true,
      true,
    ]);
    expect(readAll('{ f(number: "1") }', '{ f(number: "2") }')).toEqual([false, false]);
  });

  it('queries that differ in anything else have another shape', () => {
    expect(readAll('{ f(number: 1) }', '{ f(number: 9999999999) }', '{ f(number: "1") }')).toEqual([
      true,
      false,
      false,
    ]);
    expect(readAll('{ f(id: "1") }', '{ f(id: 1) }', '{ f(id: true) }', '{ g(id: "1") }')).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('each query is read with its own strings', () => {
    const documents = createDocuments(schema);
    const values = ['a', 'b'].map((text) => JSON.stringify(documents.read(`{ f(text: "${text}") }`)?.document));
    expect(values[0]).toContain('"value":"a"');
    expect(values[1]).toContain('"value":"b"');
  });

  it('a text that is no query stays none', () => {
    expect(readAll('', '{', '{ f(text: "a) }', `{ ${'f '.repeat(20_000)} }`)).toEqual(Array(4).fill(undefined));
  });

  it('the last of many queries are remembered like the first', () => {
    const texts = Array.from({ length: 1200 }, (_, n) => `{ f(number: ${n}) }`);
    expect(new Set(readAll(...texts, ...texts))).toEqual(new Set([true]));
  });
});

it('yoga remembers few queries, and none that is long', () => {
  const { documentCache, errorCache } = yogaMemory();
  const document = parse('{ f }');
  const texts = Array.from({ length: 1000 }, (_, n) => `{ f(number: ${n}) }`);
  for (const text of texts) documentCache.set(text, document);
  expect(texts.filter((text) => documentCache.get(text) !== undefined)).toEqual(texts.slice(-50));
  const long = `{ ${'f '.repeat(2000)} }`;
  documentCache.set(long, document);
  errorCache.set(long, new Error('none'));
  expect([documentCache.get(long), errorCache.get(long)]).toEqual([undefined, undefined]);
});

it('strings leave nothing of themselves in a shape of queries', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const literal = JSON.stringify(text.toWellFormed());
      expect(readTokens(`{ f(text: ${literal}, id: 1) }`)).toBe('{ f(text: "", id: 1) }');
    }),
  );
});
