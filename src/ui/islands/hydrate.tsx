import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageTerms } from '../browser/pageTerms.ts';
import { TextProvider } from '../TextContext.tsx';
import type { IslandOf } from './island.ts';

/**
 * Takes over in place what the server drew of an island; settles once it answers presses. Comes with React, after the
 * kernel, when somebody is there.
 *
 * @param pressed something in it waits to be pressed again
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  { Component }: IslandOf<Props>,
  props: Props,
  pressed: boolean,
): Promise<Root> {
  const { texts } = pageTerms();
  return new Promise((resolve) => {
    const begin = () => {
      const root = hydrateRoot(
        element,
        <TextProvider overrides={texts}>
          <Ready call={() => resolve(root)}>
            <Component {...props} />
          </Ready>
        </TextProvider>,
        { identifierPrefix: element.dataset.island ?? '' },
      );
    };
    // A transition is done in slices: nobody waits behind it. A press that waits for it wants it in one go.
    if (pressed) begin();
    else startTransition(begin);
  });
}

/**
 * Calls back once the component is ready. It is around the component, not beside it: ids of `useId` are made of a
 * tree's branches, and the server has drawn none.
 */
function Ready({ call, children }: { call: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, []);
  return children;
}
