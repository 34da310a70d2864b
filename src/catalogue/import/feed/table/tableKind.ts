import type { ImportItem } from '../../../draft.ts';
import { FeedError } from '../errors.ts';
import { type FeedContext, type FeedKind, feedKind } from '../kind.ts';
import type { TableHead } from './head.ts';
import { type Columns, columnsOf, type TableRecord, tableRecords, tornReason } from './records.ts';

/** A row with the columns of its table. */
export interface Row extends TableRecord {
  table: TableHead;
  columns: Columns;
}

/** Parts of a reader of tables. */
export interface TableKindParts {
  source: string;
  name: string;
  /** What `KindParts` says of it. */
  over?: boolean;
  /** Tells a table by its columns. */
  recognises(columns: Columns, table: TableHead): boolean;
  /** Rows with the same key are one product; empty: a product by itself. */
  keyOf?(record: TableRecord, columns: Columns): string;
  items(rows: readonly Row[], context: FeedContext): ImportItem[];
}

export const tableKind = ({ recognises, keyOf = () => '', items, ...kind }: TableKindParts): FeedKind =>
  feedKind<Row>({
    ...kind,
    recognises: ({ table }) => table !== undefined && recognises(columnsOf(table), table),
    async *records(text, { head: { table } }) {
      if (!table) throw new FeedError('it is no table');
      const columns = columnsOf(table);
      for await (const records of tableRecords(text, table, (record) => keyOf(record, columns))) {
        yield records.map((record) => ({ ...record, table, columns }));
      }
    },
    items(rows, context) {
      const whole = rows.filter((row) => tornReason(row, row.table) === undefined);
      const torn = rows.flatMap((row) => {
        const reason = tornReason(row, row.table);
        return reason === undefined ? [] : [{ skipped: { what: `line ${row.line}`, line: row.line, reason } }];
      });
      return [...(whole.length > 0 ? items(whole, context) : []), ...torn];
    },
  });
