import type { Graph, GraphOptions } from './graph.ts';

/** The graph, loaded and built when somebody first asks: a twentieth of a start, and most pages need none. */
export function graphWhenAsked(options: GraphOptions): Graph {
  let made: Promise<Graph> | undefined;
  return async (...asked) => {
    made ??= import('./graph.ts').then(({ createGraph }) => createGraph(options));
    return (await made)(...asked);
  };
}
