import type { Grosze } from '../../kit/money.ts';

/** What is shown around every page at one moment. */
export interface StripsView {
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

/** No bar that is fixed stands in its way, and no region is asked for (specification, section 2). */
export const isOrdering = (path: string): boolean => /^\/zamowienie(?:$|\/)/.test(path);
