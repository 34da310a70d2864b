import { useEffect, useRef } from 'react';
import type { TopTerms } from '../../basket/top/open.tsx';

/** What is the shopper's own comes after the page is shown, and its code too. */
export function useOwn(terms: TopTerms): void {
  const now = useRef(terms);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { watchOwn } = await import('./own.ts');
      if (!gone) stop = watchOwn(() => now.current);
    };
    const timer = setTimeout(() => void start().catch(() => {}), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
