import { useEffect, useRef } from 'react';
import type { OwnTerms } from './pressed.ts';

/** What is the shopper's own comes after the page is shown, and its code too. */
export function useOwn(terms: OwnTerms): void {
  const given = useRef(terms);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { watchOwn } = await import('./own.ts');
      if (!gone) stop = watchOwn(given.current);
    };
    const timer = setTimeout(() => void start().catch(() => {}), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
