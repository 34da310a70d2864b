import cluster from 'node:cluster';

type Hear = (what: unknown) => void;

interface Told {
  topic: string;
  what: unknown;
}

/** Other processes of the shop on this machine; nobody where it runs in one. */
export interface Others {
  tell(topic: string, what?: unknown): void;
  /** `hear` is called with what others tell, for as long as somebody else keeps it. */
  hear(topic: string, hear: Hear): void;
}

export function createOthers(send: ((told: Told) => void) | undefined): Others & { told(message: unknown): void } {
  const hearers = new Map<string, Set<WeakRef<Hear>>>();
  return {
    tell: (topic, what) => send?.({ topic, what }),
    hear(topic, hear) {
      const all = hearers.get(topic) ?? new Set();
      hearers.set(topic, all.add(new WeakRef(hear)));
    },
    told(message) {
      if (!isTold(message)) return;
      for (const one of hearers.get(message.topic) ?? []) {
        const hear = one.deref();
        if (hear) hear(message.what);
        // The app that it belonged to has been replaced.
        else hearers.get(message.topic)?.delete(one);
      }
    },
  };
}

export const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'topic' in message;

const { worker } = cluster;
const ofMachine = createOthers(worker && ((told) => void (worker.isConnected() && worker.send(told))));
worker?.on('message', ofMachine.told);

export const others: Others = ofMachine;
