import type { ComponentType } from 'react';

/** A component that the server draws and a browser may wake; see docs/islands.md. */
export interface IslandOf<Props> {
  /** Path of its file under `src/`, without `.island.tsx`. */
  readonly name: string;
  readonly Component: ComponentType<Props>;
}

/** The default export of a file `name.island.tsx`. Its props must survive JSON: they stand in the document. */
export const island = <Props extends object>(name: string, Component: ComponentType<Props>): IslandOf<Props> => ({
  name,
  Component,
});
