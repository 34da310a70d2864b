import { isLetterSize } from './sizeOrder.ts';

/** Kind of a size: sizes of one kind can be compared. */
export type SizeKind = 'volume' | 'weight' | 'length' | 'money' | 'letters' | 'number' | 'words';

const MEASURES: Readonly<Record<string, SizeKind>> = {
  ml: 'volume',
  cl: 'volume',
  l: 'volume',
  g: 'weight',
  dag: 'weight',
  kg: 'weight',
  mm: 'length',
  cm: 'length',
  m: 'length',
  zł: 'money',
};

/** Kind of a size by the last measure in its name: "250 ml", "⌀ 18 cm", "30 × 40 cm", "100 zł". */
export function sizeKind(name: string): SizeKind {
  if (isLetterSize(name)) return 'letters';
  const [, unit = ''] = /\d\s*(\p{L}*)\.?$/u.exec(name.trim()) ?? [];
  const measure = Object.hasOwn(MEASURES, unit.toLowerCase()) ? MEASURES[unit.toLowerCase()] : undefined;
  if (measure) return measure;
  return /^\d+(?:[.,/]\d+)?$/.test(name.trim()) ? 'number' : 'words';
}

/** Sizes that are amounts are values, those of gift cards: nobody calls them sizes. */
export const areValues = (sizes: readonly { name: string }[]): boolean =>
  sizes.length > 0 && sizes.every(({ name }) => sizeKind(name) === 'money');
