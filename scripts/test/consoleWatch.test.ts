import { describe, expect, it } from 'vitest';
import { consoleWatch } from './consoleWatch.ts';
import { expectConsole } from './failOnConsole.ts';

function watched() {
  const watch = consoleWatch();
  const target = { ...console } as Console;
  watch.install(target);
  return { watch, target };
}

describe('consoleWatch', () => {
  it('reports what nobody expected, once', () => {
    const { watch, target } = watched();
    target.warn('%s has %d', 'kubek', 3);
    expect(watch.settle()).toEqual([
      expect.stringMatching(/^Unexpected console\.warn: kubek has 3\n.*consoleWatch\.test/s),
    ]);
    expect(watch.settle()).toEqual([]);
  });

  it('accepts what was expected, of that kind only', () => {
    const { watch, target } = watched();
    watch.expect('error', /kubek/);
    target.error('kubek fell');
    target.error('kubek broke');
    target.log('kubek');
    expect(watch.settle()).toEqual([expect.stringContaining('Unexpected console.log: kubek')]);
  });

  it('reports an expectation that was not met', () => {
    const { watch } = watched();
    watch.expect('error', /kubek/);
    expect(watch.settle()).toEqual(['Expected error /kubek/, which did not come']);
  });

  it('reports warnings of Node', () => {
    const { watch } = watched();
    watch.warned(new Error('old'));
    expect(watch.settle()).toEqual([expect.stringContaining('Unexpected warning: Error: old')]);
  });
});

describe('failOnConsole', () => {
  it('is at work in this very file', () => {
    expectConsole('info', /^heard$/);
    expectConsole('warning', /Warning: late/);
    console.info('heard');
    process.emitWarning('late');
  });
});
