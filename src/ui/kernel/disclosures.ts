const ROOT = '[data-disclosure]';

/** Buttons that were pressed open: to look for them in the page took 1 ms of each press and move of focus at 4 ×. */
const opened = new Set<HTMLElement>();

function show(button: HTMLElement, open: boolean): void {
  button.ariaExpanded = String(open);
  if (open) opened.add(button);
  else opened.delete(button);
}

/** Makes every `Disclosure` work, whatever page stands there. */
export function listenToDisclosures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${ROOT} > [aria-expanded]`) : null;
    if (button) show(button, button.ariaExpanded !== 'true');
  });
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target));
  // Without a next element the window lost focus or nothing took it; neither is leaving.
  document.addEventListener('focusin', ({ target }) => closeOutside(target));
  document.addEventListener('keydown', onKey);
}

function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  // A page that was left may come back as it was.
  for (const button of opened) if (button.isConnected && !button.parentElement?.contains(target)) show(button, false);
}

function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || !(target instanceof Element)) return;
  const button = target.closest(ROOT)?.querySelector<HTMLElement>(':scope > [aria-expanded="true"]');
  if (!button) return;
  // Only this one: a dialog around it stays.
  event.preventDefault();
  show(button, false);
  button.focus();
}
