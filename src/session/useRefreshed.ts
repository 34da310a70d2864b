import { useEffect } from 'react';
import { onSignedIn } from './events.ts';

/**
 * Hook for islands of personal pages: `refresh` asks for the page's data again when somebody has signed in beside the
 * page, and when the page comes back from the browser's memory, where it was left before what happened since.
 */
export function useRefreshed(refresh: () => unknown): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    const stop = onSignedIn(refresh);
    window.addEventListener('pageshow', onShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onShow);
    };
  }, [refresh]);
}
