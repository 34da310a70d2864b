/** Page of a shopper's lists; each stands under it by its id. */
export const LISTS_PATH = '/listy';

export const listPath = (id: string): string => `${LISTS_PATH}/${id}`;

/** Page of a list in a grid, or in rows; forms lead back to how it was looked at. */
export const shownPath = (id: string, grid: boolean): string => listPath(id) + (grid ? '?widok=siatka' : '');

/** Page by which others see a list, whoever has its secret. */
export const sharedPath = (secret: string): string => `/lista/${secret}`;
