/** Begins what a part of the page does once it is shown; returns how to stop. */
export type Begin = () => () => void;

let loads: (() => Promise<() => void>)[] = [];

/**
 * For parts of a page that show what is the shopper's own: their code comes once the page stands, and those that came
 * with one page begin in the same turn, so that all of them ask the shop in one call (`client.ts`). A part whose code
 * does not come is left as it was served. Returns how to stop.
 */
export function whenShown(load: () => Promise<Begin>): () => void {
  let stop = nothing;
  let gone = false;
  if (loads.length === 0) setTimeout(beginAll);
  loads.push(async () => {
    const begin = await load().catch(() => () => nothing);
    return () => {
      if (!gone) stop = begin();
    };
  });
  return () => {
    gone = true;
    stop();
  };
}

async function beginAll(): Promise<void> {
  const all = loads;
  loads = [];
  for (const begin of await Promise.all(all.map((load) => load()))) begin();
}

const nothing = () => {};
