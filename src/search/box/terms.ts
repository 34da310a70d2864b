import { SEARCH_LETTERS, SEARCH_PAUSE_MS } from '../../settings/defaults.ts';

/** Results of each group. */
export const SEARCH_LIMIT = 6;

/** Ids that themes know: the box, and its field. */
export const SEARCH_BOX = 'menu_search';
export const SEARCH_FIELD = 'menu_search_text';

/** Settings of a shop. */
export interface BoxSettings {
  letters: number;
  pauseMs: number;
}

/** Attributes that carry the settings to the browser: only what differs from the constants, for every page has them. */
export const settingAttributes = ({ letters, pauseMs }: BoxSettings) => ({
  'data-letters': letters === SEARCH_LETTERS ? undefined : letters,
  'data-pause': pauseMs === SEARCH_PAUSE_MS ? undefined : pauseMs,
});

/** Reads settings from the attributes that hold them. */
export const readSettings = ({ letters, pause }: DOMStringMap): BoxSettings => ({
  letters: numberOr(letters, SEARCH_LETTERS),
  pauseMs: numberOr(pause, SEARCH_PAUSE_MS),
});

const numberOr = (text: string | undefined, otherwise: number) =>
  text === undefined || !Number.isFinite(Number(text)) ? otherwise : Number(text);
