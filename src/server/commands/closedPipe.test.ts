import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { endWithReader } from './closedPipe.ts';

it('a command ends when its reader has gone, and fails for any other reason', () => {
  const end = vi.fn();
  const out = new PassThrough();
  endWithReader(out, end);
  out.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(end).toHaveBeenCalledOnce();
  expect(() => out.emit('error', new Error('other'))).toThrow('other');
});
