/** Heavy work, some at a time. */
export interface WorkQueue {
  /** Settles with the work; throws QueueFull at once when too much waits already. */
  run<T>(work: () => Promise<T>, priority?: 'asked' | 'spare'): Promise<T>;
  /** Number of running and waiting tasks. */
  load(): number;
}

export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface WorkQueueOptions {
  atOnce: number;
  mostWaiting: number;
}

/** `asked` work goes first, in order; `spare` work is done one at a time, and only while nothing asked for waits. */
export function createWorkQueue({ atOnce, mostWaiting }: WorkQueueOptions): WorkQueue {
  const asked: (() => void)[] = [];
  const spare: (() => void)[] = [];
  let busy = 0;
  let spareBusy = 0;

  function next(): void {
    while (busy < atOnce) {
      const start = asked.shift() ?? (spareBusy === 0 ? spare.shift() : undefined);
      if (!start) return;
      start();
    }
  }

  return {
    load: () => busy + asked.length + spare.length,
    run: (work, priority = 'asked') => {
      const waiting = priority === 'asked' ? asked : spare;
      if (waiting.length >= mostWaiting) return Promise.reject(new QueueFull(`${waiting.length} wait already`));
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          busy += 1;
          if (priority === 'spare') spareBusy += 1;
          Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => {
              busy -= 1;
              if (priority === 'spare') spareBusy -= 1;
              next();
            });
        });
        next();
      });
    },
  };
}
