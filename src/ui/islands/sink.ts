import { createContext } from 'react';
import type { IslandOf } from './island.ts';

/** Takes the islands of a drawing aside: each is a React tree of its own, as it will be in the browser. */
export interface IslandSink {
  /** What to put where the island stands, until it is drawn. */
  place<Props extends object>(of: IslandOf<Props>, props: Props): Placed;
}

export interface Placed {
  /** Of the ids that `useId` makes inside, the same on both sides. */
  prefix: string;
  /** Stands for its HTML. */
  mark: string;
  /** Addresses of its modules, what it imports first, itself last. */
  files: string;
}

/** Missing where no document is drawn, as in tests of a component. */
export const Islands = createContext<IslandSink | undefined>(undefined);
