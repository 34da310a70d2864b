import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/** What the document brought, by id. React may make the whole page anew, and knows nothing of it. */
const brought = import.meta.env.SSR
  ? undefined
  : new Map([...document.querySelectorAll('[data-brought]')].map((box) => [box.id, [...box.childNodes]]));

const UNTOUCHED = { __html: '' };

interface FromDocumentProps {
  id: string;
  className?: string | undefined;
  /** Given what was drawn, once; returns how to stop. */
  live?: ((box: HTMLElement) => () => void) | undefined;
  /** On the server; a browser is asked for none, so that it gets neither code nor data of it. */
  children: ReactNode;
}

/** Drawn by the server with the document and never by the browser: for what stays the same for a whole visit. */
export function FromDocument({ children, live, ...box }: FromDocumentProps) {
  if (!import.meta.env.SSR) return <Box {...box} live={live} />;
  return (
    <div {...box} data-brought="">
      {children}
    </div>
  );
}

function Box({ id, className, live }: Omit<FromDocumentProps, 'children'>) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  useLayoutEffect(() => {
    if (!fromServer) box.current?.append(...(brought?.get(id) ?? []));
  }, [fromServer, id]);
  useEffect(() => (box.current ? live?.(box.current) : undefined), [live]);
  const props = { ref: box, id, className, 'data-brought': '' };
  if (!fromServer) return <div {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
  return <div {...props} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />;
}
