import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

type LateProps<P> = { of: LateComponent<P>; props: P; className?: string | undefined };

/**
 * Shows a late component. What the server drew stays as it is until it is touched; then its code is loaded and takes it
 * over in place, and what was pressed meanwhile is pressed again, so that nothing is lost. A page that the browser made
 * itself has the code already (the route loads it beside its data), and draws it like any other.
 *
 * What is inside may not use `useId`, whose ids depend on the place in the tree, nor contexts other than texts.
 */
export function Late<P extends object>(props: LateProps<P>) {
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  return fromServer ? <FromServer {...props} /> : <FromBrowser {...props} />;
}

function FromServer<P extends object>({ of, props, className }: LateProps<P>) {
  const box = useRef<HTMLDivElement>(null);
  const overrides = useTextOverrides();
  const [given] = useState({ of, props, overrides });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let unmount = () => {};
    const sleep = wakeOnTouch(element, async () => {
      const Component = await given.of.load();
      await new Promise<void>((ready) => {
        const tree = (
          <TextProvider overrides={given.overrides}>
            <Component {...given.props} />
            <Ready call={ready} />
          </TextProvider>
        );
        const root = hydrateRoot(element, tree);
        unmount = () => root.unmount();
      });
    });
    return () => {
      sleep();
      // React is still at work on the tree around it.
      queueMicrotask(unmount);
    };
  }, [given]);

  if (import.meta.env.SSR && of.component) {
    return (
      <div className={className}>
        <TextProvider overrides={overrides}>
          <of.component {...props} />
        </TextProvider>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server wrote inside untouched
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  );
}

const UNTOUCHED = { __html: '' };

function Ready({ call }: { call: () => void }) {
  useEffect(call, [call]);
  return null;
}

function FromBrowser<P extends object>({ of, props, className }: LateProps<P>) {
  const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => of.component);
  useEffect(() => {
    if (!Component) void of.load().then((loaded) => setComponent(() => loaded));
  }, [of, Component]);
  return <div className={className}>{Component && <Component {...props} />}</div>;
}
