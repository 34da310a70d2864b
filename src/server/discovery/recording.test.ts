import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { record, recordingShelf } from './recording.ts';

const unpacked = (stream: ReadableStream<Uint8Array>) =>
  text(stream.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair));

async function* once(...parts: string[]) {
  yield* parts;
}

describe('recording', () => {
  it('is heard from its beginning by those who come early and late', async () => {
    const gate = Promise.withResolvers<void>();
    const recording = record(
      (async function* () {
        yield 'a'.repeat(200_000);
        await gate.promise;
        yield 'koniec';
      })(),
      () => {},
    );
    await recording.begun;
    const early = unpacked(recording.play());
    gate.resolve();
    const late = unpacked(recording.play());
    expect(await early).toBe(`${'a'.repeat(200_000)}koniec`);
    expect(await late).toBe(await early);
    expect(await unpacked(recording.play())).toBe(await early);
  });

  it('rejects when nothing can be made', async () => {
    const failing = record(
      // biome-ignore lint/correctness/useYield: it fails before its first word
      (async function* (): AsyncIterable<string> {
        throw new Error('no rows');
      })(),
      () => {},
    );
    await expect(failing.begun).rejects.toThrow('no rows');
  });
});

describe('recordingShelf', () => {
  it('makes a text once for each state, for however many', async () => {
    const shelf = recordingShelf(1_000_000);
    let made = 0;
    const make = () => once(`wydanie ${++made}`);
    const [first, second] = [shelf.get('a', '1', make), shelf.get('a', '1', make)];
    expect(await unpacked(first.play())).toBe('wydanie 1');
    expect(await unpacked(second.play())).toBe('wydanie 1');
    expect(await unpacked(shelf.get('a', '2', make).play())).toBe('wydanie 2');
    expect(made).toBe(2);
  });

  it('forgets what failed and what no longer fits', async () => {
    const shelf = recordingShelf(100);
    let made = 0;
    const failed = shelf.get('a', '1', async function* (): AsyncIterable<string> {
      yield 'x';
      throw new Error('half way');
    });
    await expect(text(failed.play())).rejects.toThrow('half way');
    expect(await unpacked(shelf.get('a', '1', () => once(`${++made}`)).play())).toBe('1');
    const noise = Array.from({ length: 200 }, (_, n) => Math.sin(n)).join();
    expect(await unpacked(shelf.get('b', '1', () => once(noise)).play())).toBe(noise);
    expect(await unpacked(shelf.get('a', '1', () => once(`${++made}`)).play())).toBe('2');
  });
});
