import type { Result } from '../../kit/result.ts';

/**
 * Does what has a name once: who asks again while it is being done waits for it, who asks later is given what came of it.
 * What failed may be tried again. The oldest names are forgotten.
 * @param isOver false for what came of it and may change: who asks later asks anew
 */
export function createOnce<T, E>(most: number, isOver: (value: T) => boolean = () => true) {
  const done = new Map<string, Promise<Result<T, E>>>();
  return (name: string, work: () => Promise<Result<T, E>>): Promise<Result<T, E>> => {
    const before = done.get(name);
    if (before !== undefined) return before;
    const doing = work();
    done.set(name, doing);
    const [oldest] = done.keys();
    if (done.size > most && oldest !== undefined) done.delete(oldest);
    const forget = () => void (done.get(name) === doing && done.delete(name));
    doing.then((result) => (result.ok && isOver(result.value)) || forget(), forget);
    return doing;
  };
}
