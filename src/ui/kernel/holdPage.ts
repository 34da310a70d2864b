/** What stands over a page, and lets nothing else be used. */
const WINDOW = 'dialog:modal, [aria-modal=true]';

/**
 * Holds the page still while a window stands over it. Asked of the page each time: a window that leaves with its page, as by
 * Back, holds nothing any more. A sheet could ask by itself (`html:has(…)`), but then Chromium goes through the whole page at
 * each change of it and of its focus: 0.3 ms of each move of the focus, at full speed.
 */
export function holdPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector(WINDOW) !== null);
}
