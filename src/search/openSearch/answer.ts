import * as v from 'valibot';
import { OutsideError } from './error.ts';

const hit = v.object({
  _id: v.string(),
  _score: v.nullish(v.number()),
  _source: v.optional(v.unknown()),
  matched_queries: v.optional(v.array(v.string()), []),
});

const found = v.object({
  status: v.optional(v.number(), 200),
  timed_out: v.boolean(),
  _shards: v.object({ failed: v.number() }),
  hits: v.object({
    total: v.object({ value: v.number(), relation: v.picklist(['eq', 'gte']) }),
    hits: v.array(hit),
  }),
});

const refused = v.object({ error: v.unknown(), status: v.number() });
const many = v.object({ responses: v.array(v.union([refused, found])) });
const marker = v.object({ version: v.number() });
const texts = v.object({ name: v.string(), own: v.string(), shared: v.string() });

export type Answer = v.InferOutput<typeof found>;

/** Answers to several searches at once, in their order. Throws OutsideError when one of them is missing, refused or not whole. */
export function readMany(said: unknown, count: number): Answer[] {
  const read = v.safeParse(many, said);
  if (!read.success || read.output.responses.length !== count) throw new OutsideError('malformed');
  return read.output.responses.map((one) => {
    if ('error' in one) throw new OutsideError(one.status === 404 ? 'no_index' : 'status', { status: one.status });
    if (one.timed_out || one._shards.failed > 0) throw new OutsideError('partial');
    return one;
  });
}

/** Version of the catalogue that an index holds. Throws OutsideError for an index that is half built. */
export function readVersion({ hits: { hits } }: Answer): number {
  const read = v.safeParse(marker, hits[0]?._source);
  if (!read.success) throw new OutsideError('half_built');
  return read.output.version;
}

/** Ids of products in the order of the answer. */
export function readIds({ hits: { hits } }: Answer): number[] {
  return hits.map(({ _id }) => {
    if (!/^\d{1,15}$/.test(_id)) throw new OutsideError('malformed');
    return Number(_id);
  });
}

/** Words of the best hit, as the shop spells them. */
export function readWords(source: unknown): string[] {
  const read = v.safeParse(texts, source);
  if (!read.success) throw new OutsideError('malformed');
  const { name, own, shared } = read.output;
  return `${name} ${own} ${shared}`.split(' ').filter((word) => word !== '');
}
