import type { Section } from './model.ts';

/** Class of a picture point: its place stands in a style sheet, because served pages carry no style attributes. */
export const pointClass = (section: number, point: number) => `punkt-${section}-${point}`;

/** Rules that put each picture point of the main page in its place, in percent of the picture. */
export function pointStyles(sections: readonly Section[]): string {
  return sections
    .flatMap((section, n) =>
      section.kind === 'hero' ? section.points.map(({ x, y }, m) => `.${pointClass(n, m)}{--x:${x}%;--y:${y}%}`) : [],
    )
    .join('\n');
}
