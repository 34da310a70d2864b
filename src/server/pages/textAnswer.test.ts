import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bytesOf, textAnswer } from './textAnswer.ts';

const utf8 = new TextDecoder();
const HALF_A_MEGABYTE = 512 * 1024;

describe('an answer of text', () => {
  it('is an answer like any other, and its bytes are not read through its stream', async () => {
    const response = textAnswer('Żółw 🐢', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    const read = vi.spyOn(response, 'arrayBuffer');
    expect(utf8.decode(await bytesOf(response))).toBe('Żółw 🐢');
    expect(read).not.toHaveBeenCalled();
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
    expect(await response.text()).toBe('Żółw 🐢');
  });

  it('leaves nothing of its text behind once nobody has it, before V8 looks at what is old', async () => {
    // What serves requests puts a lighter Response in place of Node's, which keeps what it is made of for longer.
    const { Response: OfNode } = globalThis;
    onTestFinished(() => void Object.assign(globalThis, { Response: OfNode }));
    getRequestListener(() => new Response());
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (what: { type: 'minor' | 'major' }) => void;
    const megabytes = () =>
      getHeapSpaceStatistics().reduce((sum, space) => sum + space.space_used_size, 0) / (1024 * 1024);
    await bytesOf(textAnswer('first', {}));
    for (const type of ['major', 'minor', 'minor', 'major'] as const) collect({ type });
    const before = megabytes();
    for (let made = 0; made < 80; made++) {
      await bytesOf(textAnswer(Buffer.alloc(HALF_A_MEGABYTE, made + 1).toString('latin1'), {}));
      collect({ type: 'minor' });
    }
    expect(megabytes() - before).toBeLessThan(20);
  });

  it('gives the bytes of others too', async () => {
    expect(utf8.decode(await bytesOf(new Response('Żółw')))).toBe('Żółw');
    expect(await bytesOf(new Response(null))).toHaveLength(0);
  });
});
