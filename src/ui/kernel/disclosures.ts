const ROOT = '[data-disclosure]';
const OPEN = `${ROOT} > [aria-expanded="true"]`;

/** Makes every `Disclosure` work, whatever page stands there. */
export function listenToDisclosures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`${ROOT} > [aria-expanded]`) : null;
    if (button) button.ariaExpanded = button.ariaExpanded === 'true' ? 'false' : 'true';
  });
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target));
  // Without a next element the window lost focus or nothing took it; neither is leaving.
  document.addEventListener('focusin', ({ target }) => closeOutside(target));
  document.addEventListener('keydown', onKey);
}

function closeOutside(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const button of document.querySelectorAll<HTMLElement>(OPEN)) {
    if (!button.parentElement?.contains(target)) button.ariaExpanded = 'false';
  }
}

function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || !(target instanceof Element)) return;
  const button = target.closest(ROOT)?.querySelector<HTMLElement>(':scope > [aria-expanded="true"]');
  if (!button) return;
  // Only this one: a dialog around it stays.
  event.preventDefault();
  button.ariaExpanded = 'false';
  button.focus();
}
