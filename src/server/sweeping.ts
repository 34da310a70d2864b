import { HOUR } from '../kit/clock.ts';
import type { Log } from './log.ts';
import type { OpenShop } from './shop.ts';

/** Once an hour, and at the start: removes what nobody will come back for. `stop` waits for what is being removed. */
export function startSweeping({ uploads }: Pick<OpenShop, 'uploads'>, log: Log): { stop(): Promise<void> } {
  let work = Promise.resolve();
  const sweep = () => {
    work = work
      .then(() => uploads.sweep())
      .then(
        (removed) => log.debug('uploads swept', { removed }),
        (error: unknown) => log.warn('uploads not swept', { error }),
      );
  };
  sweep();
  const timer = setInterval(sweep, HOUR);
  return {
    stop: async () => {
      clearInterval(timer);
      await work;
    },
  };
}
