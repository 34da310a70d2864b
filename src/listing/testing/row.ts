import type { IndexRow } from '../../catalogue/indexRow.ts';

/** A mug of the catalogue for 10,00 zł, in stock. */
export const aRow = (id: number, change: Partial<IndexRow> = {}): IndexRow => ({
  id,
  name: `Kubek ${id}`,
  position: id,
  addedAt: id,
  categoryIds: [1],
  producerId: 1,
  seriesId: null,
  groupKey: null,
  valueIds: [],
  sizeNames: [],
  price: 1000,
  reduced: false,
  available: true,
  ownWords: [],
  codes: [],
  statuses: 'e',
  nextChangeAt: null,
  ...change,
});
