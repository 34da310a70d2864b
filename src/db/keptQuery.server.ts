import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import { askCompiled } from './sendAhead.server.ts';
import type { Tables } from './tables.ts';

/** A question with places for its values. */
interface KeptQuery {
  readonly compiled: CompiledQuery;
  /** For each parameter of the SQL the number of the value that stands there, or undefined where it is always the same. */
  readonly places: readonly (number | undefined)[];
}

/**
 * A question that is asked all the time: built and compiled once for a store, later asked with other values, in every
 * transaction too. That halves what Kysely costs. `build` may only hand its values on as parameters: they are places, not values, when it runs.
 * @param count how many values it takes
 */
export function keptQuery<Values extends readonly unknown[], Row>(
  count: Values['length'],
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
  // By what a store and all its transactions have in common.
  const known = new WeakMap<DialectAdapter, KeptQuery>();
  const made = (db: Kysely<Tables>): KeptQuery => {
    const slots: unknown[] = Array.from({ length: count }, () => ({}));
    const compiled = build(db, ...(slots as unknown as Values)).compile();
    const places = compiled.parameters.map((parameter) => {
      const place = slots.indexOf(parameter);
      return place < 0 ? undefined : place;
    });
    const query = { compiled, places };
    known.set(db.getExecutor().adapter, query);
    return query;
  };
  return async (db, ...values) => {
    const { compiled, places } = known.get(db.getExecutor().adapter) ?? made(db);
    const parameters = places.map((place, at) => (place === undefined ? compiled.parameters[at] : values[place]));
    return askCompiled(db, { ...compiled, parameters } as CompiledQuery<Row>);
  };
}
