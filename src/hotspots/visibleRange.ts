export interface VisibleRange {
  /** Places of the first and the last that is seen, from 1. */
  from: number;
  to: number;
  count: number;
}

/** What is seen of a row of things that are equally wide, px. */
export function visibleRange(
  count: number,
  width: number,
  { clientWidth, scrollLeft }: { clientWidth: number; scrollLeft: number },
): VisibleRange {
  if (width <= 0) return { from: 1, to: count, count };
  const seen = Math.max(1, Math.round(clientWidth / width));
  const from = Math.min(Math.max(1, Math.round(scrollLeft / width) + 1), Math.max(1, count - seen + 1));
  return { from, to: Math.min(count, from + seen - 1), count };
}
