import { useContext } from 'react';
import { classes } from '../../ui/classes.ts';
import { LateData } from '../../ui/LateData.ts';
import { CODE_STRIP, FREE_STRIP, openClass } from './marks.ts';
import type { StripsView } from './model.ts';
import styles from './Strips.module.css';

/** Under which the server finds what is shown. */
export const STRIPS_DATA = 'strips';

const server = import.meta.env.SSR ? await import('./Strips.tsx') : undefined;

const UNTOUCHED = { __html: '' };

interface StripsBoxProps {
  place: 'top' | 'bottom';
  /** In the order process: nothing is fixed. */
  ordering: boolean;
}

/**
 * Drawn by the server with the document and never by the browser, which needs neither code nor data of it; `close.ts`
 * takes out what is closed.
 */
export function StripsBox({ place, ordering }: StripsBoxProps) {
  const className = classes(styles.box, ordering && styles.ordering);
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
    return <div className={className} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />;
  }
  return (
    <div className={className}>
      <Drawn place={place} />
    </div>
  );
}

function Drawn({ place }: Pick<StripsBoxProps, 'place'>) {
  const view = useContext(LateData).get(STRIPS_DATA) as StripsView | undefined;
  if (!view || !server) return null;
  return place === 'top' ? <server.TopStrips view={view} /> : <server.BottomStrips view={view} />;
}

/** Class of `html` on the server; a browser leaves what stands there. */
export function useOpenStrips(): string | undefined {
  const data = useContext(LateData);
  if (!import.meta.env.SSR) return undefined;
  const view = data.get(STRIPS_DATA) as StripsView | undefined;
  if (!view) return undefined;
  const { code, free, bars } = view;
  const ids = [...(code ? [CODE_STRIP.id] : []), ...(free ? [FREE_STRIP.id] : []), ...bars.map(({ id }) => id)];
  return ids.length === 0 ? undefined : ids.map(openClass).join(' ');
}
