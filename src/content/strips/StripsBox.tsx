import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { LateData } from '../../ui/LateData.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { CODE_STRIP, FREE_STRIP, openClass } from './marks.ts';
import type { StripsView } from './model.ts';
import styles from './Strips.module.css';

/** Under which the server finds what is shown. */
export const STRIPS_DATA = 'strips';

const server = import.meta.env.SSR ? await import('./Strips.tsx') : undefined;

type Place = 'top' | 'bottom';

const boxId = (place: Place) => `strips_${place}`;

const nodesIn = (place: Place): readonly Node[] => [...(document.getElementById(boxId(place))?.childNodes ?? [])];

/** What the document brought. React may make the whole page anew, and knows nothing of it. */
const brought = import.meta.env.SSR ? undefined : { top: nodesIn('top'), bottom: nodesIn('bottom') };

const openAtFirst = import.meta.env.SSR ? '' : document.documentElement.className;

interface StripsBoxProps {
  place: Place;
  /** In the order process: nothing is fixed. */
  ordering: boolean;
}

/**
 * Drawn by the server with the document and never by the browser, which needs neither code nor data of it; `close.ts`
 * takes out what is closed.
 */
export function StripsBox({ place, ordering }: StripsBoxProps) {
  const className = classes(styles.box, ordering && styles.ordering);
  if (!brought) {
    return (
      <div id={boxId(place)} className={className}>
        <Drawn place={place} />
      </div>
    );
  }
  return <Box place={place} className={className} nodes={brought[place]} />;
}

const UNTOUCHED = { __html: '' };

function Box({ place, className, nodes }: { place: Place; className: string | undefined; nodes: readonly Node[] }) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  useLayoutEffect(() => {
    // What was closed meanwhile has no class any more, and stays hidden.
    if (!fromServer) box.current?.append(...nodes);
  }, [fromServer, nodes]);
  const props = { ref: box, id: boxId(place), className };
  if (!fromServer) return <div {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
  return <div {...props} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />;
}

function Drawn({ place }: { place: Place }) {
  const view = useContext(LateData).get(STRIPS_DATA) as StripsView | undefined;
  if (!view || !server) return null;
  return place === 'top' ? <server.TopStrips view={view} /> : <server.BottomStrips view={view} />;
}

/** Class of `html`: an open strip has one. A browser leaves what stood there when its code came. */
export function useOpenStrips(): string | undefined {
  const view = useContext(LateData).get(STRIPS_DATA) as StripsView | undefined;
  if (!import.meta.env.SSR) return openAtFirst || undefined;
  if (!view) return undefined;
  const { code, free, bars } = view;
  const ids = [...(code ? [CODE_STRIP.id] : []), ...(free ? [FREE_STRIP.id] : []), ...bars.map(({ id }) => id)];
  return ids.length === 0 ? undefined : ids.map(openClass).join(' ');
}
