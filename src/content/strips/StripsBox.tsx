import { useContext } from 'react';
import { classes } from '../../ui/classes.ts';
import { FromDocument } from '../../ui/FromDocument.tsx';
import { LateData } from '../../ui/LateData.ts';
import { CODE_STRIP, FREE_STRIP, openClass } from './marks.ts';
import type { StripsView } from './model.ts';
import styles from './Strips.module.css';

/** Under which the server finds what is shown. */
export const STRIPS_DATA = 'strips';

const server = import.meta.env.SSR ? await import('./Strips.tsx') : undefined;

type Place = 'top' | 'bottom';

const openAtFirst = import.meta.env.SSR ? '' : document.documentElement.className;

interface StripsBoxProps {
  place: Place;
  /** In the order process: nothing is fixed. */
  ordering: boolean;
}

/** `close.ts` takes out what is closed. What was closed before the page was made anew has no class any more, and stays hidden. */
export function StripsBox({ place, ordering }: StripsBoxProps) {
  return (
    <FromDocument id={`strips_${place}`} className={classes(styles.box, ordering && styles.ordering)}>
      {import.meta.env.SSR && <Drawn place={place} />}
    </FromDocument>
  );
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
