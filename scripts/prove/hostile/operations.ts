import * as fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { hostileJson, hostileText } from './values.ts';

/** Values that fit now and then, so that more than the reading of a query is reached. */
export interface Known {
  ids: readonly string[];
  words: readonly string[];
}

/** Levels of fields, and of input objects. */
const DEEPEST = 4;

/** A body for the graph: an operation of the schema with arguments by their types, or broken ones. */
export function operations(schema: GraphQLSchema, known: Known): fc.Arbitrary<string> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values(type.getFields()).map((field) => ({ field, kind: type.name.toLowerCase() })) : [],
  );
  const one = fc.constantFrom(...roots).chain(({ field, kind }) => operation(kind, field));
  const broken = fc
    .tuple(one, fc.nat(), fc.constantFrom('{', '}', '"', '\\', '\0', '...', '@a', '$a', '#', ''))
    .map(([body, at, piece]) => body.slice(0, at % body.length) + piece + body.slice((at % body.length) + 1));
  return fc.oneof(
    { weight: 10, arbitrary: one },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: hostileJson.map((query) => written({ query })) },
    { weight: 1, arbitrary: hostileJson.map(written) },
  );

  function operation(kind: string, field: GraphQLField<unknown, unknown>): fc.Arbitrary<string> {
    const given = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, input(type, 0)])), {
      requiredKeys: field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
    });
    return fc
      .tuple(given, selection(field.type, DEEPEST), fc.boolean(), fc.integer({ min: 1, max: 3 }))
      .map(([values, fields, inline, times]) => {
        const names = Object.keys(values);
        const types = names.map((name) => `$${name}: ${field.args.find((arg) => arg.name === name)?.type}`);
        const head = inline || names.length === 0 ? kind : `${kind} M(${types.join(', ')})`;
        const args = names.map((name) => `${name}: ${inline ? literal(values[name]) : `$${name}`}`);
        const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${fields}`;
        const query = `${head} { ${Array.from({ length: times }, (_, place) => `a${place}: ${call}`).join(' ')} }`;
        return written(inline ? { query } : { query, variables: values });
      });
  }

  function input(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
    const fitting = fits(type, depth);
    return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: hostileJson });
  }

  function fits(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
    if (isNonNullType(type)) return fits(type.ofType, depth);
    if (isListType(type)) return fc.array(input(type.ofType, depth + 1), { maxLength: 3 });
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    if (isInputObjectType(type) && depth < DEEPEST) {
      const fields = Object.values(type.getFields());
      return fc.record(Object.fromEntries(fields.map(({ name, type: own }) => [name, input(own, depth + 1)])), {
        requiredKeys: fields.filter(({ type: own }) => isNonNullType(own)).map(({ name }) => name),
      });
    }
    if (isScalarType(type)) return scalar(type.name);
    return fc.constant({});
  }

  function scalar(name: string): fc.Arbitrary<unknown> {
    if (name === 'Boolean') return fc.boolean();
    if (name === 'Int') return fc.constantFrom(0, 1, -1, 2, 1001, 1002, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1.5);
    if (name === 'Float') return fc.constantFrom(0, 0.5, -1, 1e308, 5e-324, 1001);
    return fc.oneof(fc.constantFrom(...known.ids, ...known.words), hostileText);
  }

  function selection(type: GraphQLOutputType, levels: number): fc.Arbitrary<string> {
    const named = getNamedType(type);
    if (!isObjectType(named)) return fc.constant('');
    if (levels === 0) return fc.constant('{ __typename }');
    const fields = Object.values(named.getFields()).filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)));
    const inner = fc.subarray(fields, { minLength: Math.min(1, fields.length), maxLength: Math.min(6, fields.length) });
    return inner
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((field) => selection(field.type, levels - 1).map((deeper) => `${field.name} ${deeper}`)),
        ),
      )
      .map((parts) => `{ __typename ${(parts as string[]).join(' ')} }`);
  }
}

/** JSON, with lone surrogates as they are. */
const written = (value: unknown): string => JSON.stringify(value) ?? '';

/** A value as a literal of GraphQL; a text that stands for an enum stays a text. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')}}`;
}
