import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { scaledLimits } from '../../settings/limits.ts';
import { joinRooms } from '../mount/rooms.ts';
import { json, testShop } from '../testing/testShop.server.ts';
import { shopSchema } from './schema.ts';

/** Half of a pair of surrogates: `encodeURI` and what is built on it throw. */
const HALF = '\uD800';

const fitting: Readonly<Record<string, unknown>> = { Int: 1001, Float: 1, Boolean: true };
const DEEPEST = 6;

/** A value of a type with half a sign in each of its texts. */
function halves(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return halves(type.ofType, depth);
  if (isListType(type)) return [halves(type.ofType, depth + 1)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return fitting[type.name] ?? HALF;
  if (depth === DEEPEST) return {};
  return Object.fromEntries(Object.values(type.getFields()).map((one) => [one.name, halves(one.type, depth + 1)]));
}

function asked(kind: 'query' | 'mutation', { name, args }: GraphQLField<unknown, unknown>) {
  const heads = args.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const query = `${kind} M(${heads}) { ${name}(${given}) { __typename } }`;
  return { query, variables: Object.fromEntries(args.map((one) => [one.name, halves(one.type)])) };
}

describe('half a sign in each text of an operation', () => {
  const { ask, shop } = testShop();

  it('is answered, and nothing is thrown', async () => {
    const schema = shopSchema(shop().file, joinRooms(shop(), scaledLimits(0), async () => true).graphParts);
    const types = { query: schema.getQueryType(), mutation: schema.getMutationType() };
    for (const kind of ['query', 'mutation'] as const) {
      const fields = Object.values(types[kind]?.getFields() ?? {}).filter(({ args }) => args.length > 0);
      expect(fields.length).toBeGreaterThan(3);
      for (const field of fields) {
        const answer = await ask('/graphql/v1/', json(asked(kind, field)));
        expect(await answer.text(), field.name).not.toContain('INTERNAL_SERVER_ERROR');
      }
    }
  });
});
