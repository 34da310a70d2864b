import { fold } from '../kit/fold.ts';
import type { Photo } from './photos/model.ts';

export const OPINION_STATES = ['waiting', 'published', 'refused'] as const;
export type OpinionState = (typeof OPINION_STATES)[number];

/** Ratings, best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof RATINGS)[number];

export interface Opinion {
  id: string;
  product: number;
  /** Name that its author chose to be shown. */
  author: string;
  rating: Rating;
  content: string;
  state: OpinionState;
  /** The merchant's reason for refusing it. */
  why?: string;
  /** Epoch ms. */
  madeAt: number;
  answer?: { content: string; at: number };
  /** Number of those who found it helpful. */
  helpful: number;
  /** Written by a link that was mailed to the buyer. */
  confirmed: boolean;
  /** Size that was bought. */
  size?: string;
  /** What its author was given for writing it, whatever the rating. */
  thanks?: string;
  photos: readonly Photo[];
}

/** Number of published opinions by their rating. */
export type RatingCounts = Readonly<Record<Rating, number>>;

/** Average of a product's published opinions, each counted the same. */
export interface Average {
  count: number;
  /** Tenths of a point: 46 is 4,6. */
  tenths: number;
}

/** The sum of ratings divided by their number, rounded half up; none without opinions. */
export function averageOf(counts: RatingCounts): Average | undefined {
  const count = RATINGS.reduce((sum, rating) => sum + counts[rating], 0);
  if (count === 0) return undefined;
  const sum = RATINGS.reduce((total, rating) => total + rating * counts[rating], 0);
  return { count, tenths: Math.floor((20 * sum + count) / (2 * count)) };
}

export const ratingIn = (text: string): Rating | undefined => RATINGS.find((rating) => String(rating) === text);

/** What a list of opinions is asked for. */
export interface OpinionQuery {
  rating?: Rating;
  /** Opinions with photos alone. */
  photos?: true;
  /** Size that was bought. */
  size?: string;
  /** From 1. */
  page: number;
}

const MOST_PAGES = 10_000;

/** Longest name of a size that a list is asked for, characters. */
const LONGEST_SIZE = 100;

export function readOpinionQuery(query: URLSearchParams): OpinionQuery {
  const rating = ratingIn(query.get('ocena') ?? '');
  const size = [...(query.get('rozmiar') ?? '')].slice(0, LONGEST_SIZE).join('');
  const page = Number(/^[1-9]\d{0,4}$/.exec(query.get('strona') ?? '')?.[0] ?? 1);
  return {
    page: Math.min(page, MOST_PAGES),
    ...(rating === undefined ? {} : { rating }),
    ...(query.get('zdjecia') === '1' ? { photos: true } : {}),
    ...(size === '' ? {} : { size }),
  };
}

export function opinionQueryText({ rating, photos, size, page }: OpinionQuery): string {
  const said = new URLSearchParams();
  if (rating !== undefined) said.set('ocena', String(rating));
  if (photos) said.set('zdjecia', '1');
  if (size !== undefined) said.set('rozmiar', size);
  if (page !== 1) said.set('strona', String(page));
  return said.size === 0 ? '' : `?${said}`;
}

/** Anything that leads elsewhere: an address of a page, a server or a mailbox, however it is written. */
const LINK =
  /:\/\/|\bwww\.|\S@\S|\[(?:url|link)|<a\b|\b[\w-]{2,63}\.(?:pl|com|net|org|eu|de|ru|cn|info|biz|shop|store|online|site|top|xyz|io|me|ly)\b/iu;

export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

/** Letters and digits of a text alone: two texts with the same are the same words. */
export const wordsAlone = (text: string): string => fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '');
