import { chooseScheme, onScheme, schemeOf, shownScheme } from './colourScheme.ts';

const BOXES = '[data-settings]';

/** Makes the choice of a colour scheme work in every `SettingsFields`, and shows choices made elsewhere. */
export function startSettings(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(BOXES)) chooseScheme(schemeOf(target.value));
  });
  onScheme(show);
  // The kernel may start before the page knows its cookies; by this frame it does (`cookieScript`).
  requestAnimationFrame(show);
}

function show(): void {
  const shown = shownScheme();
  for (const input of document.querySelectorAll<HTMLInputElement>(`${BOXES} input`)) {
    input.checked = input.value === shown;
  }
}
