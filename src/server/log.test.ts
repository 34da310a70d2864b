import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(level: Parameters<typeof createLog>[0]) {
  const lines: string[] = [];
  return { log: createLog(level, (line) => lines.push(line)), lines };
}

describe('the log', () => {
  it('is one JSON line an event', () => {
    const { log, lines } = logged('info');
    log.info('opened', { products: 3, note: 'two\nlines' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/\n/g)).toEqual(['\n']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      event: 'opened',
      products: 3,
      note: 'two\nlines',
    });
  });

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('tells, at level %s, %d of four', (level, count) => {
    const { log, lines } = logged(level);
    for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name]('x');
    expect(lines).toHaveLength(count);
  });

  it('tells an error with what caused it', () => {
    const { log, lines } = logged('error');
    log.error('unexpected', { error: new Error('outer', { cause: new TypeError('inner') }) });
    log.error('unexpected', { error: new AggregateError([new Error('one'), new Error('two')], 'both') });
    const [first, second] = lines.map((line) => JSON.parse(line).error);
    expect(first).toMatchObject({ name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } });
    expect(first.stack).toContain('log.test.ts');
    expect(second).toMatchObject({ message: 'both', errors: [{ message: 'one' }, { message: 'two' }] });
  });
});
