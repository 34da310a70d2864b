/** Told on the window when somebody has signed in without leaving the page. */
const SIGNED_IN_HERE = 'signedInHere';

export const tellSignedIn = (): void => void window.dispatchEvent(new Event(SIGNED_IN_HERE));

/** Returns how to stop. */
export function onSignedIn(listener: () => void): () => void {
  window.addEventListener(SIGNED_IN_HERE, listener);
  return () => window.removeEventListener(SIGNED_IN_HERE, listener);
}
