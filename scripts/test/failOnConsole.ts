import { afterAll, afterEach } from 'vitest';
import { consoleWatch } from './consoleWatch.ts';

/** vitest setup file: whatever a test says on the console, or Node warns about, fails it unless it said it would. */

const watch = consoleWatch();
// Taken before any test can replace it by a fake clock's.
const nextTurn = setImmediate;

watch.install(console);
process.on('warning', watch.warned);

/** The test that calls this must produce at least one message of this kind that matches. */
export const expectConsole = watch.expect;

async function settle() {
  // Node emits its warnings a turn late.
  await new Promise((resolve) => nextTurn(resolve));
  const wrong = watch.settle();
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

afterEach(settle);
afterAll(async () => {
  await settle();
  process.off('warning', watch.warned);
});
