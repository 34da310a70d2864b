import * as v from 'valibot';
import type { PickupPoint } from '../model.ts';
import { type PointInput, pickupPoint, pointFields } from '../pointFields.ts';

/** Points of a file. What cannot be used is named, and why; the rest goes in. */
export interface ReadPoints {
  /** Points as files of a shop have them, so that they can be kept. */
  points: readonly PointInput[];
  skipped: readonly SkippedPoint[];
}

export interface SkippedPoint {
  /** The code, or the line of the file. */
  what: string;
  reason: string;
}

/** A file that cannot be read as a whole; the message says why, for the merchant. */
export class PointsFileError extends Error {}

/** A point that stands in a file, or why it cannot be used. */
export type Candidate = { what: string } & ({ point: unknown } | { reason: string });

/** Told of each point that was looked at, and how many there are. */
export type OnChecked = (checked: number, all: number) => void;

/** Checks each point by itself; a code that comes again is skipped. */
export function checkPoints(candidates: readonly Candidate[], onChecked?: OnChecked): ReadPoints {
  const points = new Map<string, PointInput>();
  const skipped: SkippedPoint[] = [];
  for (const [place, candidate] of candidates.entries()) {
    onChecked?.(place + 1, candidates.length);
    const { what } = candidate;
    if ('reason' in candidate) {
      skipped.push({ what, reason: candidate.reason });
      continue;
    }
    const checked = v.safeParse(pointFields, candidate.point);
    if (!checked.success) {
      const [issue] = checked.issues;
      skipped.push({ what, reason: `${v.getDotPath(issue) ?? 'it'} is no ${issue.message.replace(/^an? /, '')}` });
      continue;
    }
    const key = checked.output.code.toUpperCase();
    if (points.has(key)) skipped.push({ what, reason: 'its code stands in the file twice' });
    else points.set(key, candidate.point as PointInput);
  }
  return { points: [...points.values()], skipped };
}

/** Points of what was kept, which was checked when it was read. */
export const keptPoints = (kept: readonly PointInput[]): PickupPoint[] =>
  kept.map((point) => pickupPoint(v.parse(pointFields, point)));
