import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of the browser, then true: scripts work and links may become controls. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
