import { describe, expect, it } from 'vitest';
import { GOODS } from '../src/server/testing/goods.ts';
import { json, SHOP, testShop } from '../src/server/testing/testShop.server.ts';
import { readSource } from './contract/source.ts';
import { blocksIn } from './contract/tables.ts';

const WAYS = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, cash_on_delivery: 6, working_days: 1 }
  - { id: paczkomat, name: Paczkomat, cost: 12, points: automaty }
`;
const POINT =
  '- { code: WAW01, name: Polna, street: Polna 1, postcode: 00-001, city: Warszawa, latitude: 52, longitude: 21 }';

describe('the graph', () => {
  const files = { ...GOODS, 'shop.yaml': `${SHOP['shop.yaml']}${WAYS}`, 'points/automaty.yaml': `${POINT}\n` };
  const { ask } = testShop({ files });
  const questions = blocksIn(readSource('docs/contract/questions.md'), 'graphql');

  it.each(questions.map((text) => [text.split(' {')[0], text]))(
    'answers the %s of the platform whole',
    async (_, query) => {
      const { data, errors } = await (await ask('/graphql/v1/', json({ query }))).json();
      expect(errors).toBeUndefined();
      expect(Object.keys(data).length).toBeGreaterThan(0);
    },
  );
});
