import { useState } from 'react';
import type { Position } from './camera.ts';

/** ms that a browser may take to find out where it is. */
const WAIT = 10_000;

/** Asks the browser where it is, once a person has pressed for it; `failed` when it does not tell. */
export function useLocate(found: (place: Position) => void): {
  locating: 'busy' | 'failed' | undefined;
  locate(): void;
} {
  const [locating, setLocating] = useState<'busy' | 'failed'>();
  return {
    locating,
    locate() {
      setLocating('busy');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setLocating(undefined);
          found({ latitude, longitude });
        },
        () => setLocating('failed'),
        { timeout: WAIT, maximumAge: WAIT },
      );
    },
  };
}
