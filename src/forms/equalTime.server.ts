/**
 * Answers in whole steps of time, so that how long an answer takes tells nothing of what it says: a lookup that finds
 * something may take longer than one that does not.
 */
export interface Pace {
  /** Present time, ms. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** ms; far longer than a lookup takes. */
  step: number;
}

export const realPace: Pace = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  step: 50,
};

export async function inEqualTime<T>(work: () => Promise<T>, { now, sleep, step }: Pace): Promise<T> {
  const began = now();
  const rest = () => {
    const took = now() - began;
    return Math.max(1, Math.ceil(took / step)) * step - took;
  };
  try {
    return await work();
  } finally {
    await sleep(rest());
  }
}
