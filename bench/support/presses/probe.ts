/** What is on the page when a press is done: visible elements of a selector whose words match. */
export interface Sign {
  selector: string;
  /** Source of a regular expression; white space in the words is single and plain. */
  text?: string;
  /** Any number of them but this; without it any number. */
  other?: number;
  /** Only what has come since the press counts: the same words may stand there from before. */
  fresh?: true;
}

/** Epoch ms, by the clock of the page. */
export interface Heard {
  pressed: number;
  /** The button looks pressed; `done` if nothing came before. */
  taken: number;
  done: number;
}

export interface ProbeOptions {
  /** Name of the function that hears what came of the press, and of the place where the watch outlives a document. */
  name: string;
  signs?: Sign[];
}

/**
 * Runs in the page, so it stands alone. With signs it waits for the next press of a hand and then for them; without, at the
 * start of a document, it goes on with what the last document began. Each moment is that of the second frame after it.
 */
export function probe({ name, signs: wanted }: ProbeOptions): void {
  interface Kept {
    signs: Sign[];
    pressed?: number;
    taken?: number;
  }
  if (window !== window.top || location.protocol === 'about:') return;
  const keep = (value: Kept) => sessionStorage.setItem(name, JSON.stringify(value));
  if (wanted) keep({ signs: wanted });
  const stored = sessionStorage.getItem(name);
  if (stored === null) return;
  const kept: Kept = JSON.parse(stored);
  let over = false;
  // Only then: to write is a wait for another process, in the middle of what is measured.
  addEventListener('pagehide', () => {
    if (!over) keep(kept);
  });

  const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const expected = new Map(kept.signs.flatMap(({ text }) => (text === undefined ? [] : [[text, new RegExp(text)]])));
  const matching = ({ selector, text = '' }: Sign) => {
    const found = [...document.querySelectorAll(selector)];
    const words = expected.get(text);
    return words ? found.filter((element) => words.test(wordsOf(element))) : found;
  };
  /** Asked only of what is laid out already: to ask sooner would make the browser lay the page out an additional time. */
  const isVisible = (element: Element) => element.checkVisibility();
  const isFresh = (element: Element, records: readonly MutationRecord[]) =>
    records.some(({ type, target, addedNodes }) =>
      type === 'characterData'
        ? element.contains(target)
        : [...addedNodes].some((node) => node.contains(element) || element.contains(node)),
    );
  const holds = (records: readonly MutationRecord[], found = matching) =>
    kept.signs.every((sign) => {
      const elements = found(sign);
      if (sign.fresh && records.length > 0 && !elements.some((element) => isFresh(element, records))) return false;
      return elements.length > 0 && elements.length !== sign.other;
    });
  const shows = () => holds([], (sign) => matching(sign).filter(isVisible));
  if (wanted?.every(({ fresh }) => !fresh) && shows())
    throw new Error(`There before the press: ${JSON.stringify(wanted)}`);

  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => then(performance.timeOrigin + performance.now())));

  let button: Element | null = null;
  let noticed = false;
  const observer = new MutationObserver((records) => {
    const { pressed } = kept;
    if (pressed === undefined) return;
    const own = button;
    if (own && !noticed && (!own.isConnected || records.some(({ target }) => own.contains(target)))) {
      noticed = true;
      painted((at) => {
        kept.taken = at;
      });
    }
    // What is waited for comes as elements or words; whether it is seen is asked once it is painted.
    if (records.every(({ type }) => type === 'attributes') || !holds(records)) return;
    painted((done) => {
      if (over || !shows()) return;
      over = true;
      observer.disconnect();
      sessionStorage.removeItem(name);
      const hear = Reflect.get(window, name) as (heard: Heard) => void;
      hear({ pressed, taken: kept.taken ?? done, done });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const onPress = ({ target, timeStamp }: PointerEvent) => {
    kept.pressed = performance.timeOrigin + timeStamp;
    button = target instanceof Element ? target.closest('button') : null;
  };
  if (kept.pressed === undefined) addEventListener('pointerdown', onPress, { capture: true, once: true });
}
