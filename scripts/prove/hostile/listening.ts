import { HonoRequest } from 'hono/request';

/** Longest name that can be one of a parameter; and how many names are kept. */
const LONGEST = 40;
const MOST = 2000;

type Reader = (this: unknown, name?: unknown, ...rest: unknown[]) => unknown;

/**
 * Notes by which names the program asks for what was sent to it: a parameter that is read is a parameter that can be
 * hostile, and nobody has to list it. Gives the names so far, and the way back.
 */
export function listenForNames(): { names: Set<string>; stop(): void } {
  const names = new Set<string>();
  const undo: (() => void)[] = [];
  const listen = (holder: object, method: string) => {
    const methods = holder as Record<string, Reader>;
    const before = methods[method];
    if (!before) throw new Error(`There is no ${method} to listen at`);
    methods[method] = function listened(name, ...rest) {
      if (typeof name === 'string' && name !== '' && name.length <= LONGEST && names.size < MOST) names.add(name);
      return before.call(this, name, ...rest);
    };
    undo.push(() => {
      methods[method] = before;
    });
  };
  for (const method of ['get', 'getAll', 'has']) {
    listen(URLSearchParams.prototype, method);
    listen(FormData.prototype, method);
  }
  for (const method of ['query', 'queries']) listen(HonoRequest.prototype, method);
  return {
    names,
    stop() {
      for (const one of undo) one();
    },
  };
}
