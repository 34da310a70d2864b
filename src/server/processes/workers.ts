import cluster, { type Worker } from 'node:cluster';
import { isTold } from './others.ts';

/** Message of a process that answers. */
const READY = 'ready';
/** Message to a process that is to stop calmly. */
const STOP = 'stop';

/** One that dies sooner than this waits before it is replaced. */
const SOON_MS = 10_000;
const PAUSE_MS = 1000;

export interface WorkersOptions {
  count: number;
  /** Whether one of them, the first, does the work in the background. */
  work: boolean;
  say(line: string): void;
}

/**
 * Runs the shop in so many processes that share its port, and replaces one that dies. The first opens the shop before the
 * others begin, which find the catalogue in the store. Settles with an exit code once all have stopped.
 */
export async function runWorkers({ count, work, say }: WorkersOptions): Promise<number> {
  const alive = new Map<number, Worker>();
  const pauses = new Set<NodeJS.Timeout>();
  const done = Promise.withResolvers<number>();
  let open = false;
  let stopping = false;
  let failed = false;

  function begin(place: number): Worker {
    const worker = cluster.fork({ WORKER: String(place), ...(work && place > 1 ? { ROLE: 'web' } : {}) });
    alive.set(place, worker);
    const since = performance.now();
    worker.on('message', (message) => {
      if (!isTold(message)) return;
      for (const other of alive.values()) if (other !== worker && other.isConnected()) other.send(message);
    });
    worker.once('exit', (code, signal) => {
      alive.delete(place);
      failed ||= stopping && code !== 0;
      if (!stopping && open) replace(place, signal ?? code, since);
      // It could not even begin, and has said why.
      else if (!stopping) done.resolve(code ?? 1);
      endOnceAllHave();
    });
    return worker;
  }

  function replace(place: number, why: string | number, since: number): void {
    say(`  ! Process ${place} of ${count} ended (${why}): another takes its place`);
    const wait = performance.now() - since < SOON_MS ? PAUSE_MS : 0;
    const pause = setTimeout(() => {
      pauses.delete(pause);
      begin(place);
    }, wait);
    pauses.add(pause);
  }

  /** Calmly the first time; asked again, at once. */
  function stop(): void {
    for (const worker of alive.values()) {
      if (stopping) worker.process.kill('SIGKILL');
      else if (worker.isConnected()) worker.send(STOP);
    }
    stopping = true;
    for (const pause of pauses) clearTimeout(pause);
    endOnceAllHave();
  }

  function endOnceAllHave(): void {
    if (stopping && alive.size === 0) done.resolve(failed ? 1 : 0);
  }

  // Each takes its connections itself. Handed on by this process, one that its receiver did not live to take would stay open
  // for ever, answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  begin(1).on('message', (message) => {
    if (message !== READY || open) return;
    open = true;
    for (let place = 2; place <= count && !stopping; place += 1) begin(place);
  });
  return done.promise;
}

/** Tells whoever runs this process among others that it answers. */
export const tellReady = (): void => void cluster.worker?.send(READY);

/** Settles when whoever runs this process among others wants it to stop. */
export const askedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    cluster.worker?.on('message', (message) => message === STOP && resolve());
  });

/** Lets a process end that has done all; its channel would keep it. */
export const leave = (): void => void cluster.worker?.disconnect();
