import { pressShown } from './presses.ts';

/** Events that only a person causes. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let somebody = false;
const waiting = new Set<() => void>();

function onSign(event: Event): void {
  if (rests(event)) return;
  somebody = true;
  for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
  // A first sign may be a press, which is to be seen before anything else is done.
  void pressShown().then(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
}

/** A browser also tells of a pointer that lies still while a page comes under it: `movementX` and `movementY` are 0. */
const rests = (event: Event): boolean =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });

/** Runs something once a person is on the page; at once when somebody has been there. Returns how to call it off. */
export function onFirstSign(run: () => void): () => void {
  if (somebody) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}

/** Events of hands; a pointer that only passes is none of them. */
const HANDS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'] as const;
const AT_REST_MS = 1000;

let acted = Number.NEGATIVE_INFINITY;
const act = (): void => {
  acted = performance.now();
};
for (const hand of HANDS) window.addEventListener(hand, act, { capture: true, passive: true });

/** Runs something once hands have rested for so long, ms; at once where they have. */
export function whenHandsRest(rest: number, run: () => void): void {
  const left = acted + rest - performance.now();
  if (left > 0) setTimeout(whenHandsRest, left, rest, run);
  else run();
}

/**
 * Runs something once a person is on the page, their hands rest, and no window stands over it (`holdPage.ts`): nothing comes up
 * under a finger that is about to press, and nothing is fetched for it beside what is being chosen.
 */
export const onRest = (run: () => void): void => void onFirstSign(() => void setTimeout(rest, AT_REST_MS, run));

const rest = (run: () => void): void =>
  whenHandsRest(AT_REST_MS, () => {
    if (document.documentElement.dataset.modal === undefined) run();
    else setTimeout(rest, AT_REST_MS, run);
  });
