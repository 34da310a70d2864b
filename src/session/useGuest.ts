import { useEffect, useState } from 'react';
import { onSignedIn } from './events.ts';
import { isMarked, SIGNED_IN_MARK } from './marker.ts';

/** Tells whether nobody is signed in here; true also on a page for all until this browser is known. */
export function useGuest(): boolean {
  const [guest, setGuest] = useState(true);
  useEffect(() => {
    setGuest(!isMarked(document.cookie, SIGNED_IN_MARK));
    return onSignedIn(() => setGuest(false));
  }, []);
  return guest;
}
