import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryCreator } from 'kysely';
import type { Tx } from './database.ts';
import { isPostgres } from './engine.server.ts';
import { askCompiled, postCompiled } from './sendAhead.server.ts';
import type { Tables } from './tables.ts';

/** Shapes of a statement that are kept; more of them, as of lists of every length, are built each time. */
const MOST_SHAPES = 50;

/** Builds a statement; `given` holds places, not values, when it runs, so it may only hand them on as parameters. */
type Build<Given, Row = unknown> = (db: QueryCreator<Tables>, given: Given) => Compilable<Row>;

/** A statement with the number of the value that stands at each parameter, or undefined where it is always the same. */
interface Kept {
  readonly compiled: CompiledQuery;
  readonly places: readonly (number | undefined)[];
}

/**
 * A statement that is sent all the time, built once for each shape of what it is given: values, objects and lists of
 * them. Building it costs more than PostgreSQL does.
 */
export function keptAsk<Given extends object, Row>(
  build: Build<Given, Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  const bound = binder(build);
  return (db, given) => askCompiled(db, bound(db, given) as CompiledQuery<Row>);
}

/** Builds a statement once, as `keptAsk`, that needs no answer: see `post`. */
export function keptPost<Given extends object>(build: Build<Given>): (tx: Tx, given: Given) => Promise<void> {
  const bound = binder(build);
  return (tx, given) => postCompiled(tx, bound(tx, given));
}

/**
 * Changes that do not see one another, in the order given; one statement on PostgreSQL, where each costs by itself. None
 * of them needs an answer: see `post`.
 */
export function keptPostAll<Given extends object>(builds: readonly Build<Given>[]) {
  const joined = keptPost(join(builds));
  const each = builds.map(keptPost);
  return async (tx: Tx, given: Given): Promise<void> => {
    if (isPostgres(tx)) return joined(tx, given);
    for (const post of each) await post(tx, given);
  };
}

/** Two changes as `keptPostAll` makes them; gives the rows of the last. */
export function keptAskAfter<Given extends object, Row>(first: Build<Given>, last: Build<Given, Row>) {
  const joined = keptAsk(join<Given, Row>([first, last]));
  const before = keptPost(first);
  const asked = keptAsk(last);
  return async (tx: Tx, given: Given): Promise<Row[]> => {
    if (isPostgres(tx)) return joined(tx, given);
    await before(tx, given);
    return asked(tx, given);
  };
}

const join =
  <Given, Row>(
    builds: readonly [...Build<Given>[], Build<Given, Row>] | readonly Build<Given, Row>[],
  ): Build<Given, Row> =>
  (db, given) => {
    const last = builds.length - 1;
    const within = builds
      .slice(0, last)
      .reduce<QueryCreator<Tables>>(
        (all, build, n) => all.with(`part${n}`, () => build(db, given) as never) as never,
        db,
      );
    return (builds[last] as Build<Given, Row>)(within, given);
  };

function binder<Given extends object>(build: Build<Given>) {
  const known = new WeakMap<DialectAdapter, Map<string, Kept>>();
  return (db: Kysely<Tables>, given: Given): CompiledQuery => {
    const values: unknown[] = [];
    const shape = spread(given, values);
    const { adapter } = db.getExecutor();
    const shapes = known.get(adapter) ?? new Map<string, Kept>();
    known.set(adapter, shapes);
    const kept = shapes.get(shape) ?? made(db, build, given);
    if (shapes.size < MOST_SHAPES) shapes.set(shape, kept);
    const { compiled, places } = kept;
    const parameters = places.map((place, at) => (place === undefined ? compiled.parameters[at] : values[place]));
    return { ...compiled, parameters };
  };
}

function made<Given extends object>(db: Kysely<Tables>, build: Build<Given>, given: Given): Kept {
  const slots: unknown[] = [];
  const compiled = build(db, emptied(given, slots) as Given).compile();
  const places = compiled.parameters.map((parameter) => {
    const place = slots.indexOf(parameter);
    return place < 0 ? undefined : place;
  });
  return { compiled, places };
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Adds the values in their order; what they stand in, by names and lengths. */
function spread(given: object, values: unknown[]): string {
  let shape = '';
  for (const [name, value] of Object.entries(given)) {
    if (isBranch(value)) shape += `${name}(${spread(value, values)})`;
    else {
      shape += `${name},`;
      values.push(value);
    }
  }
  return shape;
}

/** What is given, with a place for each value, in their order. */
function emptied(given: object, slots: unknown[]): object {
  const place = (value: unknown) => {
    if (isBranch(value)) return emptied(value, slots);
    const slot = {};
    slots.push(slot);
    return slot;
  };
  if (Array.isArray(given)) return given.map(place);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, place(value)]));
}
