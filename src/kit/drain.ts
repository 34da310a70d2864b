/** Works a queue off, one thing after another; who asks while it goes on shares the work. */
export interface Drain {
  /** Runs the work; returns how many items went well. */
  run(): Promise<number>;
  /** Stops beginning new work; settles when running work is done. */
  stop(): Promise<void>;
}

/** @param next does the next thing that is due and says whether it went well; undefined when nothing is due */
export function createDrain(next: () => Promise<boolean | undefined>): Drain {
  let running: Promise<number> | undefined;
  let again = false;
  let stopped = false;

  async function drain(): Promise<number> {
    let done = 0;
    while (!stopped) {
      const went = await next();
      if (went === undefined) {
        if (!again) return done;
        // Something may have come in between the look and now.
        again = false;
      } else if (went) done += 1;
    }
    return done;
  }

  return {
    run() {
      again = running !== undefined;
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      stopped = true;
      await running?.catch(() => {});
    },
  };
}
