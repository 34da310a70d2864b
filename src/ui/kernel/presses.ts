import { nextTask } from './idle.ts';

declare global {
  interface Window {
    /** Buttons that were pressed before the kernel had come (`pressScript.ts`); undefined once it has. */
    __pressed?: HTMLElement[] | undefined;
  }
}

/** Events which mean that somebody is about to use the content. */
const SIGNS = ['pointerdown', 'focusin', 'keydown', 'click', 'change', 'input'] as const;

/** Links that lead on without code, and do something else with it. */
const HELD = 'button, a[data-held]';

/** Says that a press was taken, until what it is for can be done. */
export const TAKEN = 'data-taken';

/** Most time from the end of a touch to its click, and from a touch to the frame that shows it, ms. */
const LONGEST_PRESS = 300;

let shown = Promise.resolve();

/** Settles once the press that is on its way is seen to be taken; at once when there is none. Code that runs before would hold up that frame. */
export const pressShown = (): Promise<void> => shown;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const late = () => new Promise((resolve) => setTimeout(resolve, LONGEST_PRESS));
const holder = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(HELD) : null);

function onPointerDown({ target }: Event): void {
  if (holder(target)) shown = Promise.race([frame().then(frame), late()]).then(nextTask);
}

/** What is touched and marked, and not clicked yet: a telephone takes 40 ms from one to the other. */
let touched: HTMLElement | undefined;

function untouch(): void {
  touched?.removeAttribute(TAKEN);
  touched = undefined;
}

// Before all who hear of a first sign (`signs.ts`), so that they wait for the press.
window.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
window.addEventListener('pointercancel', untouch);
window.addEventListener('pointerup', () => void late().then(untouch));

/**
 * Wakes an island when somebody uses its content, or did before this code came. Presses of its buttons until then are
 * marked, held, and repeated once when it is awake; fields keep what is typed and chosen by themselves. When it cannot
 * wake, a form is sent as it would be without scripts, and the next touch tries again. `pressed` hears of each press that is
 * held. Returns how to let go.
 */
export function holdPresses(element: HTMLElement, wake: () => Promise<unknown>, pressed: () => void): () => void {
  const held: { target: HTMLElement; again: () => void }[] = [];
  let released = false;
  let running = false;

  const release = () => {
    released = true;
    for (const sign of SIGNS) element.removeEventListener(sign, onTouch, true);
  };

  async function start(): Promise<void> {
    if (running) return;
    running = true;
    try {
      await wake();
      release();
      if (element.contains(touched ?? null)) untouch();
      for (const { target, again } of held.splice(0)) {
        target.removeAttribute(TAKEN);
        if (target.isConnected) again();
      }
    } catch {
      running = false;
      const left = held.splice(0);
      for (const { target } of left) target.removeAttribute(TAKEN);
      leadOn(left.map(({ target }) => target));
    }
  }

  function hold(event: Event, target: HTMLElement, again: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    // Pressed twice in a hurry, a form is still sent once.
    if (held.some((one) => one.target === target) && isSubmit(target)) return;
    mark(target);
    touched = undefined;
    held.push({ target, again });
    pressed();
  }

  function onTouch(event: Event): void {
    if (released) return;
    const { target, type } = event;
    const control = holder(target);
    if (event instanceof MouseEvent && isPlain(event) && control?.matches(':enabled, a')) {
      if (type === 'pointerdown') touch(control);
      else if (type === 'click') hold(event, control, () => control.click());
    } else if (event instanceof KeyboardEvent && event.key === 'Enter' && target instanceof HTMLInputElement) {
      hold(event, target, () => enter(target));
    }
    void start();
  }

  for (const sign of SIGNS) element.addEventListener(sign, onTouch, true);
  const early = takeEarly(element);
  for (const target of early) held.push({ target, again: () => target.click() });
  if (early.length > 0) pressed();
  if (early.length > 0 || wasTouched(element)) void start();
  return release;
}

const mark = (target: Element) => target.setAttribute(TAKEN, '');

function touch(target: HTMLElement): void {
  untouch();
  // A press of it is held already.
  if (target.hasAttribute(TAKEN)) return;
  mark(target);
  touched = target;
}

const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

const isSubmit = (target: Element): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement && target.type === 'submit';

/** Enter in a field, made again: what the island does not take presses the first button of the form, as in every browser. */
function enter(field: HTMLInputElement): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (!field.dispatchEvent(event)) return;
  const first = firstButton(field);
  if (first) first.click();
  else field.form?.requestSubmit();
}

const firstButton = ({ form }: HTMLInputElement): HTMLButtonElement | undefined =>
  [...(form?.elements ?? [])].find((one): one is HTMLButtonElement => isSubmit(one));

/** Follows the link or sends the form of a press that no code handles. */
function leadOn(targets: readonly HTMLElement[]): void {
  const control = targets.find(
    (target) => isSubmit(target) || target instanceof HTMLAnchorElement || target instanceof HTMLInputElement,
  );
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else if (control instanceof HTMLInputElement) control.form?.requestSubmit(firstButton(control));
  else if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
}

/** Tells whether it has focus, or a field holds something else than the server wrote into it. */
function wasTouched(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true;
  return [...element.querySelectorAll('input')].some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );
}

/** Takes the elements inside that were pressed before the kernel came, each once. */
function takeEarly(element: HTMLElement): HTMLElement[] {
  const pressed = window.__pressed ?? [];
  window.__pressed = pressed.filter((button) => !element.contains(button));
  return pressed.filter((button) => element.contains(button));
}

/** Presses that no island took, made again. From now on none are remembered: the kernel hears of every press itself. */
export function repeatEarlyPresses(): void {
  const pressed = window.__pressed ?? [];
  window.__pressed = undefined;
  for (const button of pressed) if (button.isConnected) button.click();
}
