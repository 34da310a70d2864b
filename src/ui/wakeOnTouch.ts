import { takePresses } from './earlyPresses.ts';

/** Any of these means that somebody is about to use what is inside. */
const SIGNS = ['pointerdown', 'focusin', 'keydown', 'click', 'change'] as const;

/**
 * Calls `wake` once, at the first sign that somebody uses what is inside the element, or at once when it was used before
 * this code came. Presses of buttons until then are held back and made again afterwards; fields keep what is typed and
 * chosen by themselves. When waking fails, a form is sent as it would be without scripts, and the next touch tries again.
 * Returns how to stop.
 */
export function wakeOnTouch(element: HTMLElement, wake: () => Promise<unknown>): () => void {
  const pressed = takePresses(element);
  let running = false;

  const stop = () => {
    for (const sign of SIGNS) element.removeEventListener(sign, onTouch, true);
  };

  function start(): void {
    if (running) return;
    running = true;
    wake().then(
      () => {
        stop();
        for (const button of pressed) if (button.isConnected) button.click();
      },
      () => {
        running = false;
        const sent = pressed.splice(0).find(isSubmit);
        sent?.form?.requestSubmit(sent);
      },
    );
  }

  function onTouch(event: Event): void {
    if (event.type === 'click') hold(event);
    start();
  }

  function hold(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.disabled) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed twice in a hurry, a form is still sent once.
    if (!isSubmit(button) || !pressed.includes(button)) pressed.push(button);
  }

  for (const sign of SIGNS) element.addEventListener(sign, onTouch, true);
  if (pressed.length > 0 || wasTouched(element)) start();
  return stop;
}

const isSubmit = (button: HTMLButtonElement): boolean => button.type === 'submit';

/** Has it focus, or does a field hold something else than the server wrote into it. */
function wasTouched(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true;
  return [...element.querySelectorAll('input')].some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );
}
