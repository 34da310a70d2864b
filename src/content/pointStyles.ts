import type { Page, PicturePoint, Section } from './model.ts';

/** Class of a picture point: its place stands in a style sheet, because served pages carry no style attributes. */
export const pointClass = (section: number | string, point: number) => `punkt-${section}-${point}`;

/** Begins the class of a point in the picture of a page of words, before its number. */
export const pagePoints = ({ id }: Pick<Page, 'id'>): string => `strona-${id}`;

const rules = (place: number | string, points: readonly PicturePoint[]): string[] =>
  points.map(({ x, y }, n) => `.${pointClass(place, n)}{--x:${x}%;--y:${y}%}`);

/** Rules that put each picture point of the main page, and of pages of words, in its place, in percent of the picture. */
export const pointStyles = (sections: readonly Section[], pages: readonly Page[]): string =>
  [
    ...sections.flatMap((section, n) => (section.kind === 'hero' ? rules(n, section.points) : [])),
    ...pages.flatMap((page) => rules(pagePoints(page), page.points)),
  ].join('\n');
