import { chooseScheme, onScheme, schemeOf, shownScheme } from './colourScheme.ts';

const BOXES = '[data-settings]';

/** Makes the choice of a colour scheme work in every `SettingsFields`, and shows choices made elsewhere. */
export function startSettings(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(BOXES)) chooseScheme(schemeOf(target.value));
  });
  onScheme(show);
  show();
}

function show(): void {
  const shown = shownScheme();
  for (const input of document.querySelectorAll<HTMLInputElement>(`${BOXES} input`)) {
    input.checked = input.value === shown;
  }
}
