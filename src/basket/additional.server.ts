import { createHash } from 'node:crypto';
import type { Chosen } from './model.ts';

/** Tells lines of one size apart: 32 hexadecimal digits, as clients expect; empty when nothing was chosen. */
export function additionalOf({ parts, personalisation, files, service }: Chosen): string {
  if (!parts && !personalisation && !files && !service) return '';
  const words = sorted(personalisation);
  const facts = [parts?.map((part) => [part.product, part.size, part.quantity]), words, service?.day, service?.hour];
  const sent = sorted(files).map(([key, some]) => [key, some.map(({ id }) => id)]);
  const all = sent.length > 0 ? [...facts, sent] : facts;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}

const sorted = <T>(entries: Record<string, T> | undefined): [string, T][] =>
  Object.entries(entries ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
