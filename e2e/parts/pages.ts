/**
 * Addresses of the page of parts, `index` with all of them, the others with what their tests are about: to take over all
 * calendars costs a browser more than most tests.
 */
export type PageName = 'index' | 'controls' | 'dates' | 'form' | 'helpers' | 'shelves' | 'windows';
