import { tableReader } from '../../../kit/readTable.ts';
import { TextBroken } from '../../../kit/textBroken.ts';
import { type Candidate, checkPoints, type OnChecked, PointsFileError, type ReadPoints } from './shared.ts';

/** Columns of a list in CSV, by the names of fields in points/<name>.yaml. */
const REQUIRED = ['code', 'name', 'street', 'postcode', 'city'] as const;
const YES = new Set(['1', 'true', 'yes', 'y', 'tak', 't', 'x']);
const NO = new Set(['0', 'false', 'no', 'n', 'nie']);

/**
 * Points of a table whose first line names its columns; cells are parted by commas, semicolons or tabs. Throws
 * PointsFileError when a column that every point needs is not there, or the table cannot be read.
 */
export function readPointsCsv(text: string, onChecked?: OnChecked): ReadPoints {
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ',';
  const rows = rowsOf(text, delimiter);
  const [head] = rows;
  const missing = REQUIRED.filter((name) => head && !(name in head.record));
  if (missing.length > 0) throw new PointsFileError(`it has no column ${missing.join(', ')}`);
  return checkPoints(
    rows.map(({ record, line }): Candidate => ({ what: `line ${line}`, point: pointOf(record) })),
    onChecked,
  );
}

interface Row {
  record: Record<string, string>;
  line: number;
}

function rowsOf(text: string, delimiter: string): Row[] {
  try {
    const reader = tableReader(delimiter);
    const rows = [...reader.write(text.replace(/^\uFEFF/, '')), ...reader.end()].map(({ cells, line }) => ({
      cells: cells.map((cell) => cell.trim()),
      line,
    }));
    const [head, ...points] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
    return points.map(({ cells, line }) => ({
      record: Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])),
      line,
    }));
  } catch (error) {
    if (error instanceof TextBroken) throw new PointsFileError(`line ${error.line}: ${error.message}`);
    throw error;
  }
}

function pointOf(row: Readonly<Record<string, string>>) {
  const { latitude, longitude, open, hours, pays, easy_access } = row;
  return {
    ...Object.fromEntries(REQUIRED.map((name) => [name, row[name] ?? ''])),
    ...(hours ? { hours } : {}),
    ...(open ? { open: open === 'always' ? open : open.split('|').map((line) => line.trim()) } : {}),
    ...(latitude ? { latitude: degreesOf(latitude) } : {}),
    ...(longitude ? { longitude: degreesOf(longitude) } : {}),
    ...(isYes(pays) ? { pays: true } : isNo(pays) ? { pays: false } : {}),
    ...(isYes(easy_access) ? { easy_access: true } : {}),
  };
}

const isYes = (cell = '') => YES.has(cell.toLowerCase());
const isNo = (cell = '') => NO.has(cell.toLowerCase());

/** Polish spreadsheets write decimals with a comma. */
const degreesOf = (cell: string) => Number(cell.replace(',', '.'));
