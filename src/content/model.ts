import type { MainSection, MenuFile } from './contentFiles.ts';

export interface ContentPicture {
  file: string;
  /** Hash of the content; missing when it could not be read. */
  hash?: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A product at its place in a picture, in percent of the whole. */
export interface PicturePoint {
  product: number;
  x: number;
  y: number;
}

/** A page of words: terms, about us, an episode of the notebook. */
export interface Page {
  id: number;
  slug: string;
  title: string;
  description: string;
  lead?: string;
  kicker?: string;
  picture?: ContentPicture;
  /** Things in the picture that can be bought. */
  points: readonly PicturePoint[];
  /** ISO day. */
  updated?: string;
  parent?: string;
  /** Sanitised HTML. */
  html: string;
}

export interface Tile {
  category: string;
  heading: string;
  text: string;
  picture: ContentPicture;
  link: { label: string; to: string };
  after: number;
}

export type Menu = MenuFile;

type Measured<S> = S extends { picture: object }
  ? Omit<S, 'picture'> & { picture: ContentPicture }
  : S extends { kind: 'promoted' }
    ? Omit<S, 'picture'> & { picture?: ContentPicture }
    : S;

/** Sections of the main page, pictures measured. */
export type Section = Measured<MainSection>;

export interface MainPage {
  title: string;
  description: string;
  sections: Section[];
}

export const pagePath = (page: { slug: string }) => `/strona/${page.slug}`;

/** Page of the terms of sale. */
export const TERMS_SLUG = 'regulamin';
