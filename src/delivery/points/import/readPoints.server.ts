import { readPointsCsv } from './csv.server.ts';
import { readInpost } from './inpost.ts';
import { type OnChecked, PointsFileError, type ReadPoints } from './shared.ts';

/**
 * Points of a file: InPost's JSON or CSV, told apart by what they begin with. Bytes that are no UTF-8 are read as
 * Windows-1250, which Polish spreadsheets write. Throws PointsFileError.
 */
export function readPoints(bytes: Uint8Array, onChecked?: OnChecked): ReadPoints {
  const text = textOf(bytes);
  const read = /^\s*[[{]/.test(text) ? readInpost(jsonOf(text), onChecked) : readPointsCsv(text, onChecked);
  if (read.points.length === 0) throw new PointsFileError('it has no point that can be used');
  return read;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PointsFileError(`it is no whole JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
