import { describe, expect, it, vi } from 'vitest';
import { bytesOf, textAnswer } from './textAnswer.ts';

const utf8 = new TextDecoder();

describe('an answer of text', () => {
  it('is an answer like any other, and its bytes are not read through its stream', async () => {
    const response = textAnswer('Żółw 🐢', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    const read = vi.spyOn(response, 'arrayBuffer');
    expect(utf8.decode(await bytesOf(response))).toBe('Żółw 🐢');
    expect(read).not.toHaveBeenCalled();
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
    expect(await response.text()).toBe('Żółw 🐢');
  });

  it('gives the bytes of others too', async () => {
    expect(utf8.decode(await bytesOf(new Response('Żółw')))).toBe('Żółw');
    expect(await bytesOf(new Response(null))).toHaveLength(0);
  });
});
