import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** A long text that is made once and sent to many, each from its beginning; packed with gzip. */
export interface Recording {
  /** Settles with the first bytes; rejects when there will be none. */
  begun: Promise<void>;
  /** Number of bytes so far. */
  size(): number;
  /** The packed text from its beginning; errs when it could not be made to its end. */
  play(): ReadableStream<Uint8Array>;
}

export function record(text: AsyncIterable<string>, onEnd: (error?: unknown) => void): Recording {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let state: { ended: boolean; error?: unknown } = { ended: false };
  let next = Promise.withResolvers<void>();
  const wake = () => {
    const waiting = next;
    next = Promise.withResolvers<void>();
    waiting.resolve();
  };
  const finish = (error?: unknown) => {
    if (state.ended) return;
    state = { ended: true, ...(error === undefined ? {} : { error }) };
    onEnd(error);
    wake();
  };
  const source = Readable.from(text);
  const packed = source.pipe(createGzip());
  source.on('error', (error) => {
    finish(error);
    packed.destroy();
  });
  packed.on('data', (chunk: Uint8Array) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    wake();
  });
  packed.on('end', () => finish());
  packed.on('error', finish);

  const arrived = async (place: number): Promise<Uint8Array | undefined> => {
    while (chunks[place] === undefined && !state.ended) await next.promise;
    if (chunks[place] === undefined && state.error !== undefined) throw state.error;
    return chunks[place];
  };
  const begun = arrived(0).then(() => undefined);
  begun.catch(() => undefined);
  return {
    begun,
    size: () => size,
    play() {
      let place = 0;
      return new ReadableStream({
        async pull(controller) {
          const chunk = await arrived(place++);
          if (chunk === undefined) controller.close();
          else controller.enqueue(chunk);
        },
      });
    },
  };
}

export interface RecordingShelf {
  /** The text of this name in this state; made anew when the state is another than before. */
  get(name: string, state: string, make: () => AsyncIterable<string>): Recording;
}

/** Keeps finished recordings up to so many bytes, those longest unasked going first. One being made is never made twice. */
export function recordingShelf(mostBytes: number): RecordingShelf {
  const kept = new Map<string, { state: string; recording: Recording }>();
  const trim = () => {
    let bytes = [...kept.values()].reduce((sum, { recording }) => sum + recording.size(), 0);
    for (const [name, { recording }] of kept) {
      if (bytes <= mostBytes) return;
      bytes -= recording.size();
      kept.delete(name);
    }
  };
  return {
    get(name, state, make) {
      const before = kept.get(name);
      kept.delete(name);
      if (before?.state === state) {
        kept.set(name, before);
        return before.recording;
      }
      const recording: Recording = record(make(), (error) => {
        if (error === undefined) trim();
        else if (kept.get(name)?.recording === recording) kept.delete(name);
      });
      kept.set(name, { state, recording });
      return recording;
    },
  };
}
