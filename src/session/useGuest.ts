import { useEffect, useState } from 'react';
import { onSignedIn } from './events.ts';
import { isMarked, SIGNED_IN_MARK } from './marker.ts';

/** Is nobody signed in here; as in a page that was made for all until this browser is known. */
export function useGuest(): boolean {
  const [guest, setGuest] = useState(true);
  useEffect(() => {
    setGuest(!isMarked(document.cookie, SIGNED_IN_MARK));
    return onSignedIn(() => setGuest(false));
  }, []);
  return guest;
}
