import { type ComponentType, useContext, useEffect, useRef, useState } from 'react';
import type { LateComponent } from './Late.tsx';
import { LateData } from './LateData.ts';
import { useHydrated } from './useHydrated.ts';

type StillProps<P> = {
  of: LateComponent<P>;
  /** Of what the server draws it from. */
  id: string;
  /** Missing on the page of a document, where the server has drawn it. */
  props: P | undefined;
  /** Asks for the props: called when what the server drew is lost, as when React makes a whole page anew. */
  onLost(): void;
};

/**
 * What is only read. A document brings it drawn, and the browser needs neither its code nor its data; a page that the
 * browser makes itself has both already (the route loads them), and draws it like any other.
 */
export function Still<P extends object>(props: StillProps<P>) {
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated && props.props === undefined);
  if (import.meta.env.SSR) return <OnServer {...props} />;
  return fromServer && props.props === undefined ? <Drawn onLost={props.onLost} /> : <FromBrowser {...props} />;
}

function OnServer<P extends object>({ of, id, props }: StillProps<P>) {
  const data = useContext(LateData).get(id) as P | undefined;
  const given = props ?? data;
  if (!of.component || !given) throw new Error(`Nothing to draw ${id} from`);
  return (
    <div>
      <of.component {...given} />
    </div>
  );
}

const UNTOUCHED = { __html: '' };

function Drawn({ onLost }: { onLost(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.childElementCount === 0) onLost();
  }, [onLost]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
  return <div ref={box} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />;
}

function FromBrowser<P extends object>({ of, props }: StillProps<P>) {
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => of.component);
  useEffect(() => {
    if (!Component) void of.load().then((loaded) => setComponent(() => loaded));
  }, [of, Component]);
  return <div>{Component && props && <Component {...props} />}</div>;
}
