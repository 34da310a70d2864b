import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onSignedIn } from '../../customers/signedInHere.ts';

/** For pages of one shopper: when somebody signs in beside the page, it is asked for anew. */
export function useSignedIn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onSignedIn(() => void revalidate()), [revalidate]);
}
