import type { AnnouncementsView } from './model.ts';

/**
 * Marks of closed bars. An open bar has its id, after two hyphens, as a class of `html`: the server writes the
 * classes of all, `closedScript.ts` takes away those that were closed, and a rule hides what has none. The ids and
 * cookies of the first two are those that themes of the platform know.
 */

export const CODE_BAR = { id: 'rabateCode', cookie: 'rabateCode_clicked' } as const;
/** Bar about free delivery; its cookie has three letters e. */
export const FREE_BAR = { id: 'freeShipping', cookie: 'freeeshipping_clicked' } as const;

/** Local storage: ids of closed bars, as a list. */
export const CLOSED_BARS = 'closed_bars';

export const openClass = (id: string) => `--${id}`;

/**
 * Style rules that hide closed bars, and keep room for open ones at the lower edge of the window. One for each, because CSS cannot
 * join an id to a class of the root.
 */
export const announcementStyles = ({ ids, low }: { ids: readonly string[]; low: readonly string[] }): string =>
  [
    ...ids.map((id) => `:root:not(.${openClass(id)}) #${id}{display:none}`),
    ...low.map((id) => `.${openClass(id)}{--bottom-bar:2.75rem}`),
  ].join('\n');

/** Classes of `html` for the open ones of these. */
export const openClasses = ({ code, free, bars }: Pick<AnnouncementsView, 'code' | 'free' | 'bars'>): string =>
  [...(code ? [CODE_BAR.id] : []), ...(free ? [FREE_BAR.id] : []), ...bars.map(({ id }) => id)]
    .map(openClass)
    .join(' ');
