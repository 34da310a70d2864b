import { useState, useSyncExternalStore } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

const never = () => () => {};

/**
 * Is this part of the page the server's, on the server or taken over by the browser; the answer stays. What the browser
 * makes anew, after an error or when a browser extension has changed the document too much to be taken over, must hold
 * no script elements: React makes them from HTML, which Trusted Types refuse, and nothing would be left of the page.
 */
export function useMadeByServer(): boolean {
  const [made] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  return made;
}

/** The router's scripts at the end of a document (`server/document/tail.ts` expects exactly these). */
export function PageScripts() {
  if (!useMadeByServer()) return <ScrollPlace />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Keeps the place on a page as ScrollRestoration does, without its script. */
function ScrollPlace() {
  useScrollRestoration();
  return null;
}
