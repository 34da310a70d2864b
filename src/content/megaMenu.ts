import { MENU_CLOSED, type MenuEvent, menuAfter } from './menuState.ts';

/** A pointer on its way elsewhere crosses names and corners; a panel waits this long, in ms, before it answers. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 240;

const ENTRY = '.nav-item';
const OPENER = '.nav-open';

/** Opens and closes the panels of the header menu (`MegaMenu.tsx`). The open entry has `data-open`. */
export function startMegaMenu(): void {
  const menu = document.getElementById('menu_navbar');
  if (!menu) return;
  const entries = [...menu.querySelectorAll<HTMLElement>(ENTRY)];
  let state = MENU_CLOSED;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openEntry = () => entries[Number(state.open)];
  const entryAt = (target: EventTarget | null) =>
    target instanceof Element ? entries.find((entry) => entry.contains(target)) : undefined;
  const opener = (entry: Element | undefined) => entry?.querySelector<HTMLElement>(OPENER);
  const idOf = (entry: HTMLElement) => String(entries.indexOf(entry));

  function now(event: MenuEvent): void {
    clearTimeout(timer);
    state = menuAfter(state, event);
    for (const entry of entries) {
      const isOpen = entry === openEntry();
      entry.toggleAttribute('data-open', isOpen);
      opener(entry)?.setAttribute('aria-expanded', String(isOpen));
    }
  }
  function later(event: MenuEvent, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => now(event), ms);
  }

  for (const entry of entries) {
    entry.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse')
        later(opener(entry) ? { type: 'hover', id: idOf(entry) } : { type: 'leave' }, OPEN_AFTER);
    });
    entry.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later({ type: 'leave' }, CLOSE_AFTER);
    });
  }

  menu.addEventListener('click', (event) => {
    const { target } = event;
    const entry = entryAt(target);
    if (!entry || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (target.closest(OPENER)) now({ type: 'press', id: idOf(entry) });
    // A finger cannot hover: its first touch opens the panel, where the whole category is the first link.
    else if (link && isTouch(event) && opener(entry)?.parentElement === link.parentElement && entry !== openEntry()) {
      event.preventDefault();
      now({ type: 'press', id: idOf(entry) });
      // The page may change without being loaded anew, so a followed link closes the panel itself.
    } else if (link) now({ type: 'close' });
  });

  document.addEventListener('pointerdown', ({ target }) => {
    if (openEntry() && target instanceof Node && !menu.contains(target)) now({ type: 'close' });
  });
  // Without a next element the window lost focus or nothing took it; neither is leaving.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    const entry = openEntry();
    if (entry && next instanceof Node && !entry.contains(next)) now({ type: 'close' });
  });
  // On the document, because a panel opened by the pointer has no focus.
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const entry = openEntry();
    if (key !== 'Escape' || defaultPrevented || !entry) return;
    if (entry.contains(document.activeElement)) opener(entry)?.focus();
    now({ type: 'close' });
  });
  menu.dataset.live = 'true';
}

const isTouch = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'touch';
