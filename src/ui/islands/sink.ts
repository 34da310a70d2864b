import { createContext } from 'react';
import type { IslandOf } from './island.ts';

/** Takes the islands of a drawing aside: each is a React tree of its own, as it will be in the browser. */
export interface IslandSink {
  /** Puts a placeholder where the island goes, until it is drawn. */
  place<Props extends object>(of: IslandOf<Props>, props: Props): Placed;
}

export interface Placed {
  /** Prefix of the ids that `useId` makes inside, the same on both sides. */
  prefix: string;
  /** Placeholder of its HTML. */
  mark: string;
  /** Addresses of its modules, what it imports first, itself last. */
  files: string;
}

/** Collector of islands; missing where no document is drawn, as in tests of a component. */
export const Islands = createContext<IslandSink | undefined>(undefined);
