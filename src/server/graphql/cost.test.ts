import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { costRule } from './cost.ts';

const schema = buildSchema(/* GraphQL */ `
  type Query {
    shop: Shop!
  }
  type Shop {
    name: String
    inner: Shop
    products: [Product!]!
  }
  type Product {
    name: String
    sizes: [Product]
  }
`);

const codes = (query: string) => validate(schema, parse(query), [costRule]).map(({ extensions }) => extensions.code);
const many = (count: number) => Array.from({ length: count }, (_, place) => `a${place}: name`).join(' ');

it('the cost of a query lets a long form through', () => {
  expect(codes(`{ shop { ${many(4000)} } }`)).toEqual([]);
});

it('the cost of a query counts fields in lists as often as lists are long', () => {
  expect(codes(`{ shop { products { sizes { ${many(290)} } } } }`)).toEqual([]);
  expect(codes(`{ shop { products { sizes { ${many(310)} } } } }`)).toEqual(['too_costly']);
});

it('the cost of a query counts a fragment wherever it is spread', () => {
  const fragments = Array.from(
    { length: 20 },
    (_, place) => `fragment f${place} on Shop { a: inner { ...f${place + 1} } b: inner { ...f${place + 1} } }`,
  );
  expect(codes(`{ shop { ...f0 } } ${fragments.join(' ')} fragment f20 on Shop { name }`)).toEqual(['too_costly']);
});

it('the cost of a query ends with fragments that hold themselves', () => {
  expect(codes('{ shop { ...a } } fragment a on Shop { ...b } fragment b on Shop { ...a }')).toEqual([]);
});

it('the cost of a query counts what the schema does not know, for others to refuse', () => {
  expect(codes('{ nothing { here } ...gone }')).toEqual([]);
});
