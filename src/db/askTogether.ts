/**
 * Lets calls made at the same time share one question. A call never gets an answer to a question asked before it, which
 * could be too old: while one is on its way, later calls wait for the next, together.
 */
export function askTogether<T, About = string>(ask: (about: About) => Promise<T>): (about: About) => Promise<T> {
  const waiting = new Map<About, { running: Promise<T>; next?: Promise<T> }>();

  function start(about: About): Promise<T> {
    const running = ask(about);
    const turn: { running: Promise<T>; next?: Promise<T> } = { running };
    waiting.set(about, turn);
    const end = () => {
      if (waiting.get(about) === turn && !turn.next) waiting.delete(about);
    };
    running.then(end, end);
    return running;
  }

  return (about) => {
    const turn = waiting.get(about);
    if (!turn) return start(about);
    turn.next ??= turn.running.then(
      () => start(about),
      () => start(about),
    );
    return turn.next;
  };
}
