import { expect, it, onTestFinished, vi } from 'vitest';
import { runProgram } from './program.ts';

const place = { clientDir: 'build/client', programDir: '.' };

it.each([
  ['something that it does not know', 'fly', 2],
  ['help', 'help', 0],
])('the program that is asked for %s says what it knows', async (_, word, code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  expect(await runProgram(['witryna', word], place)).toBe(code);
  expect(log.mock.calls.join()).toContain('witryna <command>');
});
