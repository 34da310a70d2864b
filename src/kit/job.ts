/** Work that a timer asks for again and again; it never runs twice at once. */
export interface Job {
  /** Begins the work, unless it still runs or has been stopped: what is left waits for the next time. */
  run(): void;
  /** Tells running work to end and begins no more; settles when it has ended. */
  stop(): Promise<void>;
}

/** @param work looks at the signal between its steps; throwing its reason is no error */
export function createJob(work: (signal: AbortSignal) => Promise<unknown>, onError: (error: unknown) => void): Job {
  const end = new AbortController();
  const { signal } = end;
  let running: Promise<void> | undefined;

  async function once(): Promise<void> {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted || error !== signal.reason) onError(error);
    } finally {
      running = undefined;
    }
  }

  return {
    run() {
      if (signal.aborted || running) return;
      // Kept before the work has a chance to end.
      running = Promise.resolve().then(once);
    },
    async stop() {
      end.abort();
      await running;
    },
  };
}
