import type { BasketView, KnownLine } from '../basket/view.ts';

interface ShownLine {
  id: string;
  known: KnownLine;
}

/**
 * What of a basket cannot be withdrawn from, or in its closed package alone, by the note that says so; `all` when there is
 * nothing else in it. As `whyKept` decides it of an order (UPK art. 38 ust. 1 pkt 3-5, 12).
 */
export function keptLines(basket: Pick<BasketView, 'lines'>['lines']) {
  const lines: ShownLine[] = basket.flatMap(({ id, known }) => (known ? [{ id, known }] : []));
  const custom = lines.filter(({ known }) => known.chosen.length > 0 || known.files.length > 0);
  const perishable = lines.filter(({ known }) => known.withdrawal === 'perishable');
  const dated = lines.filter(({ known }) => known.service !== undefined);
  const sealed = lines.filter(({ known }) => known.withdrawal === 'sealed');
  const kept = new Set([...custom, ...perishable, ...dated]);
  const notes = [
    ['customNote', custom],
    ['perishableNote', perishable],
    ['dateNote', dated],
    ['sealedNote', sealed],
  ] as const;
  return { all: lines.length > 0 && kept.size === lines.length, notes: notes.filter(([, some]) => some.length > 0) };
}
