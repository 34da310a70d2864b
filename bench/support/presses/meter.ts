import type { CDPSession } from '@playwright/test';

export interface Moved {
  /** Bytes on the wire by kind of what was asked for, heaviest first. */
  kinds: [kind: string, bytes: number][];
  bytes: number;
}

export interface Meter {
  /** What has moved since it was last asked, once nothing more moves. */
  read(): Promise<Moved>;
}

const LEFT_OUT = ['Image', 'Font', 'Media'];
const QUIET_MS = 1000;
const STEP_MS = 100;

/** Weighs all answers to a page with their headers, as they came: nothing for what the browser had kept. */
export async function newMeter(session: CDPSession): Promise<Meter> {
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  let moved = new Map<string, number>();
  let last = performance.now();
  const add = (id: string, bytes: number) => {
    const kind = kinds.get(id) ?? 'Other';
    if (!LEFT_OUT.includes(kind)) moved.set(kind, (moved.get(kind) ?? 0) + bytes);
  };
  const ended = (id: string) => {
    open.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', redirectResponse }) => {
    kinds.set(requestId, type);
    open.add(requestId);
    last = performance.now();
    if (redirectResponse) add(requestId, redirectResponse.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength);
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await session.send('Network.enable');
  return {
    read: async () => {
      last = performance.now();
      while (open.size > 0 || performance.now() - last < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      const all = [...moved].filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);
      moved = new Map();
      return { kinds: all, bytes: all.reduce((sum, [, bytes]) => sum + bytes, 0) };
    },
  };
}
