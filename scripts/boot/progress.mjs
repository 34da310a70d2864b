/**
 * Tells what is being done and, once it lasts more than a second, for how long.
 * On a terminal one line counts; elsewhere a line is added every quarter of a minute.
 * @param {string} what
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [out]
 * @returns {{ end(result: string): void }}
 */
export function progress(what, out = process.stderr) {
  const began = performance.now();
  const live = out.isTTY === true && process.env.CI === undefined;
  const spent = () => `${Math.round((performance.now() - began) / 1000)} s`;
  out.write(live ? what : `${what} …\n`);
  const timer = setInterval(
    () => out.write(live ? `\r${what} … ${spent()}` : `${what} … ${spent()}\n`),
    live ? 1_000 : 15_000,
  );
  return {
    end(result) {
      clearInterval(timer);
      out.write(`${live ? '\r\u001b[K' : ''}${what}: ${result} (${spent()})\n`);
    },
  };
}
