import type { CardView } from '../../catalogue/card.ts';
import type { MainSection } from '../contentFiles.ts';
import type { ContentPicture } from '../model.ts';

/** Views of the main page: sections of content/main.yaml with their products and pages looked up. */

export interface LinkView {
  label: string;
  to: string;
}

export interface PointView {
  /** Sets `--x` and `--y` (pointStyles.ts). */
  className: string;
  card: CardView;
  /** Percent of the picture. */
  x: number;
  y: number;
}

export interface HeroView {
  kind: 'hero';
  heading: string;
  lead: string;
  picture: ContentPicture;
  /** Place of the words in a wide window. */
  words: 'above' | 'over';
  points: readonly PointView[];
}

export type PromisesView = Extract<MainSection, { kind: 'promises' }>;

export interface IndexView {
  kind: 'index';
  heading: string;
  items: readonly { href: string; name: string; count?: number; picture?: ContentPicture }[];
}

export interface ShelfView {
  kind: 'shelf';
  heading: string;
  cards: readonly CardView[];
  more?: LinkView | undefined;
}

export interface PromotedView {
  kind: 'promoted';
  label: string;
  card: CardView;
  text: string;
  linkLabel: string;
  /** Picture in the place of the product's own. */
  picture?: ContentPicture;
}

export interface StoryView {
  kind: 'story';
  heading: string;
  lead: string;
  picture: ContentPicture;
  steps: readonly { when: string; what: string }[];
  more?: LinkView | undefined;
}

/** A page as it is shown in a list of pages. */
export interface PageTile {
  href: string;
  title: string;
  lead?: string;
  kicker?: string;
  picture?: ContentPicture;
}

export interface NotebookView {
  kind: 'notebook';
  heading: string;
  pages: readonly PageTile[];
  more?: LinkView | undefined;
}

export type MainSectionView = HeroView | PromisesView | IndexView | ShelfView | PromotedView | StoryView | NotebookView;
