/** Begins what a part of the page does once it is shown; returns how to stop. */
export type Begin = () => () => void;

interface Part {
  load(): Promise<Begin>;
  begin(start: Begin): void;
}

let parts: Part[] = [];

/**
 * For parts of a page that show what is the shopper's own: their code comes once the page stands, and those that came
 * with one page begin in the same turn, so that all of them ask the shop in one call (`client.ts`). A part whose code
 * does not come is left as it was served. Returns how to stop.
 */
export function whenShown(load: Part['load']): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  if (parts.length === 0) setTimeout(() => void beginAll(), 0);
  parts.push({
    load,
    begin(start) {
      if (!gone) stop = start();
    },
  });
  return () => {
    gone = true;
    stop?.();
  };
}

async function beginAll(): Promise<void> {
  const all = parts;
  parts = [];
  const starts = await Promise.all(all.map(({ load }) => load().catch(() => undefined)));
  for (const [place, start] of starts.entries()) if (start) all[place]?.begin(start);
}
