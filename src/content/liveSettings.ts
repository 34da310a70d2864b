import { chooseScheme, onScheme, schemeOf, shownScheme } from './colourScheme.ts';

/** Makes the choice of a colour scheme work, wherever else it is made too. Returns how to stop. */
export function liveSettings(box: HTMLElement): () => void {
  const show = () => {
    const shown = shownScheme();
    for (const input of box.querySelectorAll('input')) input.checked = input.value === shown;
  };
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) chooseScheme(schemeOf(target.value));
  };
  box.addEventListener('change', choose);
  show();
  const stop = onScheme(show);
  return () => {
    box.removeEventListener('change', choose);
    stop();
  };
}
