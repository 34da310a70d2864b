import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 48rem)';

function onChange(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is wider than a phone; false on the server and in the first render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
