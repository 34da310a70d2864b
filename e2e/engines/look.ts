/** Something as a person would name it: what it is for, and the words on it or their beginning. */
export type Named = { kind: 'button' | 'field' | 'choice' | 'window'; name: string };

/**
 * In the page: the first thing of this name that a person could reach now, and not what is hidden or lies under
 * something else. A link and a button are one kind: who presses does not tell them apart.
 */
export function find({ kind, name }: Named): Element | null {
  const kinds = {
    button: 'a[href], button, summary, [role="button"]',
    field: 'input:not([type="hidden"], [type="radio"], [type="checkbox"]), textarea',
    choice: 'input[type="radio"], input[type="checkbox"]',
    window: 'dialog, [popover], [role="dialog"]',
  };
  const labelOf = (one: Element) => (one as Partial<HTMLInputElement>).labels?.[0];
  const named = (one: Element) => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const shown = labelOf(one) ?? (one as HTMLElement);
    // WebKit tells no words of what is scrolled out of a box.
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would tell what is hidden as well
    const called = words || one.getAttribute('aria-label') || shown.innerText.trim() || shown.textContent || '';
    return called.replace(/\s+/g, ' ').trim();
  };
  const reachable = (one: Element | undefined) => {
    // The field of the search is seen once it is pressed; before that it lies over its own name.
    if (!one?.checkVisibility({ visibilityProperty: true, opacityProperty: kind !== 'field' })) return false;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getClientRects()[0] ?? new DOMRect();
    return width > 1 && height > 1 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const all = [...document.querySelectorAll(kinds[kind])].map((one) => ({ one, called: named(one) }));
  const whole = all.filter(({ called }) => called === name);
  const begun = all.filter(({ called }) => called !== name && called.startsWith(name));
  // A choice is often drawn by its label, over a box that nobody sees.
  const both = [...whole, ...begun].flatMap(({ one }) => (kind === 'choice' ? [one, labelOf(one)] : [one]));
  const found = both.find(reachable) ?? null;
  const here: Window & Pressing = window;
  here.awaited = found;
  if (found && !here.hears) {
    here.hears = true;
    const onClick = (event: Event) => {
      if (here.awaited && event.composedPath().includes(here.awaited)) here.awaited = null;
    };
    addEventListener('click', onClick, true);
  }
  return found;
}

type Pressing = { awaited?: Element | null; hears?: boolean };

/**
 * In the page: whether the press that was to follow went elsewhere, because what was found has moved meanwhile. What is no
 * longer there, such as a window's button once it has closed, cannot be pressed again: what is seen next tells.
 */
export const missed = (): boolean => (window as Window & Pressing).awaited?.isConnected === true;

/** In the page: whether the press that was to follow has come. */
export const heard = (): boolean => (window as Window & Pressing).awaited === null;

/** In the page: the words that are shown. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent would tell what is hidden as well
export const words = (): string => document.body.innerText.replace(/\s+/g, ' ');

/** In the page: how much of it and of what belongs to it has arrived. */
export const arrived = (): string => `${document.readyState}, ${performance.getEntriesByType('resource').length}`;
