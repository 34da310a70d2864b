import { SEARCH_FIELD } from './terms.ts';

/** Fetches the code of the search box when somebody touches it. Until it comes, and without it, the field and its form work by themselves. */
export function startSearchBox(): void {
  const field = document.getElementById(SEARCH_FIELD);
  const wake = () =>
    void import('./liveBox.tsx').then(
      (module) => module.makeLive(),
      () => {},
    );
  for (const sign of ['click', 'input']) field?.addEventListener(sign, wake);
  // Touched before this code came.
  if (field && field === document.activeElement) wake();
}
