export type Debounced<A extends readonly unknown[]> = ((...args: A) => void) & {
  /** Forgets the waiting call. */
  readonly cancel: () => void;
  /** Makes the waiting call now; does nothing when none waits. */
  readonly flush: () => void;
};

/** Calls `action` with the last arguments once `ms` have passed without another call. */
export function debounce<A extends readonly unknown[]>(action: (...args: A) => void, ms: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: A | undefined;

  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting;
    cancel();
    if (args !== undefined) action(...args);
  };
  const debounced = (...args: A) => {
    waiting = args;
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };
  return Object.assign(debounced, { cancel, flush });
}
