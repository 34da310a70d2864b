import { useEffect, useRef } from 'react';
import { whenShown } from '../../session/whenShown.ts';
import type { OwnTerms } from './pressed.ts';

/** The shopper's own parts of every page, once the page is shown. */
export function useOwn(terms: OwnTerms): void {
  const given = useRef(terms);
  useEffect(
    () =>
      whenShown(async () => {
        const { watchOwn } = await import('./own.ts');
        return () => watchOwn(given.current);
      }),
    [],
  );
}
