import * as v from 'valibot';
import { DAY } from '../../kit/clock.ts';
import type { FolderContext } from '../import/folderDraft/reading.ts';
import { folderDraft } from '../import/folderDraft.ts';
import { productFile } from '../import/productFile.ts';
import type { Producer } from '../model.ts';
import { aShopFile } from './shopFile.ts';

export const contact = (name: string) => ({ name, email: `${name}@b.example` });
const producers = new Map<string, Producer>([
  ['glinianka', { id: 1, slug: 'glinianka', name: 'Glinianka', manufacturer: contact('maker') }],
  ['daleko', { id: 2, slug: 'daleko', name: 'Daleko', manufacturer: contact('far'), responsible: contact('importer') }],
]);

/** Dates are written as numbers of days; the day 999 does not exist. */
export const context: FolderContext = {
  shop: aShopFile(),
  producers,
  categories: new Set(['kubki', 'nowe']),
  series: new Set(['nocna']),
  date: (text) => (text === '+999d' ? undefined : Number.parseInt(text, 10) * DAY),
  picture: (file, alt) => ({ file, alt, width: 4, height: 3 }),
  attachments: [],
  html: (markdown) => (markdown === 'too deep' ? undefined : `<p>${markdown}</p>`),
};

export const read = (more: Record<string, unknown>) =>
  folderDraft(
    'kubek',
    v.parse(productFile, { id: 7, name: 'Kubek', category: 'kubki', producer: 'glinianka', ...more }),
    context,
  );

export function draftOf(more: Record<string, unknown> = {}) {
  const result = read({ price: 84, ...more });
  if (!result.ok) throw new Error(`${result.error.at}: ${result.error.expected}`);
  return result.value;
}
export const sizeOf = (more: Record<string, unknown> = {}, n = 0) => draftOf(more).sizes[n];

export function refusalOf(more: Record<string, unknown>) {
  const result = read({ price: 84, ...more });
  return result.ok ? undefined : result.error;
}
