import { type ComponentType, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LateData } from './LateData.ts';
import { TextProvider, useTextOverrides } from './TextContext.tsx';
import { useHydrated } from './useHydrated.ts';
import { wakeOnTouch } from './wakeOnTouch.ts';

/** A component whose code comes when somebody touches what the server has drawn of it. */
export interface LateComponent<P> {
  /** There already: on the server, and in the browser once it has been loaded. */
  component: ComponentType<P> | undefined;
  load(): Promise<ComponentType<P>>;
}

export function lateComponent<P>(
  load: () => Promise<ComponentType<P>>,
  component?: ComponentType<P>,
): LateComponent<P> {
  const late: LateComponent<P> = {
    component,
    async load() {
      late.component ??= await load();
      return late.component;
    },
  };
  return late;
}

type LateProps<P> = {
  of: LateComponent<P>;
  /** Of the data block in the document that holds the props. */
  id: string;
  /** Missing on the page of a document, which holds them. */
  props: P | undefined;
  /** Props that come later: they wake it as a touch does. */
  more?: Partial<P> | undefined;
  /**
   * Given for what is only read: a touch wakes nothing, and a document does not hold its props. Asks for them when what the
   * server drew is lost, as when React makes a whole page anew.
   */
  onLost?(): void;
  className?: string | undefined;
};

/**
 * Shows a late component. What the server drew stays as it is until it is touched; then its code is loaded and takes it
 * over in place, and what was pressed meanwhile is pressed again, so that nothing is lost. A page that the browser made
 * itself has code and props already (the route loads them), and draws it like any other. What is only read is never taken
 * over: the browser needs neither its code nor its data.
 *
 * What is inside may not use `useId`, whose ids depend on the place in the tree, nor contexts other than texts.
 */
export function Late<P extends object>(props: LateProps<P>) {
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  if (import.meta.env.SSR) return <OnServer {...props} />;
  if (!fromServer || (props.onLost && props.props)) return <FromBrowser {...props} />;
  return props.onLost ? <Still lost={props.onLost} className={props.className} /> : <FromServer {...props} />;
}

function OnServer<P extends object>({ of, id, props, className }: LateProps<P>) {
  const data = useContext(LateData).get(id) as P | undefined;
  const overrides = useTextOverrides();
  const given = props ?? data;
  if (!of.component || !given) throw new Error(`Nothing to draw ${id} from`);
  return (
    <div className={className}>
      <TextProvider overrides={overrides}>
        <of.component {...given} />
      </TextProvider>
    </div>
  );
}

/** What the server drew it from. */
export const propsIn = <P,>(id: string): P => JSON.parse(document.getElementById(id)?.textContent ?? '{}') as P;

function FromServer<P extends object>({ of, id, props, more, className }: LateProps<P>) {
  const box = useRef<HTMLDivElement>(null);
  const overrides = useTextOverrides();
  const [given] = useState({ of, id, props, overrides });
  const draw = useRef<(more: Partial<P>) => Promise<void>>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let root: Root | undefined;
    const awake = once(async () => {
      const Component = await given.of.load();
      const first = given.props ?? propsIn<P>(given.id);
      const tree = (ready: () => void, later?: Partial<P>) => (
        <TextProvider overrides={given.overrides}>
          <Component {...first} {...later} />
          <Ready call={ready} />
        </TextProvider>
      );
      await new Promise<void>((ready) => {
        root = hydrateRoot(element, tree(ready));
      });
      return (later: Partial<P>) => root?.render(tree(nothing, later));
    });
    const sleep = wakeOnTouch(element, awake);
    draw.current = async (later) => {
      const redraw = await awake();
      sleep();
      redraw(later);
    };
    return () => {
      sleep();
      // React is still at work on the tree around it.
      queueMicrotask(() => root?.unmount());
    };
  }, [given]);

  useEffect(() => {
    // Without the code the page stays as it was served, which is what it would be without scripts.
    if (more) draw.current?.(more).catch(nothing);
  }, [more]);

  return <Drawn box={box} className={className} />;
}

function Still({ lost, className }: { lost(): void; className: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.childElementCount === 0) lost();
  }, [lost]);
  return <Drawn box={box} className={className} />;
}

const Drawn = ({ box, className }: { box: RefObject<HTMLDivElement | null>; className: string | undefined }) => (
  <div
    ref={box}
    className={className}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
    dangerouslySetInnerHTML={UNTOUCHED}
    suppressHydrationWarning
  />
);

const UNTOUCHED = { __html: '' };

const nothing = () => {};

/** The same promise for all who ask, until it fails. */
function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

function Ready({ call }: { call: () => void }) {
  useEffect(call, [call]);
  return null;
}

function FromBrowser<P extends object>({ of, id, props, more, className }: LateProps<P>) {
  const [given] = useState(() => props ?? propsIn<P>(id));
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => of.component);
  useEffect(() => {
    if (!Component) void of.load().then((loaded) => setComponent(() => loaded));
  }, [of, Component]);
  return <div className={className}>{Component && <Component {...given} {...more} />}</div>;
}
