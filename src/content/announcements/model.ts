import type { Grosze } from '../../kit/money.ts';

/** Bars of every page at one moment. */
export interface AnnouncementsView {
  code?: { code: string; text: string; days: number };
  free?: { from: Grosze; currency: string; returnDays: number; days: number };
  bars: BarView[];
}

export interface BarView {
  id: string;
  place: 'top' | 'bottom';
  text: string;
  link?: { label: string; to: string };
  fixed: boolean;
}

/** Whether a path is in the order process, where no fixed bar is shown (docs/contract/pages.md#page-types). */
export const isOrdering = (path: string): boolean => /^\/zamowienie(?:$|\/)/.test(path);
