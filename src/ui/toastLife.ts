/** Time that a message stays, in ms (docs/contract/pages.md#constants). */
export const TOAST_SHOWN_MS = 4000;

/** Time that it fades, in ms (docs/contract/pages.md#constants). Toast.module.css holds the same number. */
export const TOAST_FADE_MS = 500;

export type ToastLife = {
  /** Someone points at it or is inside it: time stops, and a fading one comes back. */
  readonly hold: () => void;
  /** The time that was left goes on. */
  readonly release: () => void;
  readonly end: () => void;
};

type ToastLifeOptions = {
  readonly onFade: (fading: boolean) => void;
  readonly onGone: () => void;
  readonly now?: () => number;
};

/** Runs from the moment it is made: shown, fading, gone. */
export function startToastLife({ onFade, onGone, now = Date.now }: ToastLifeOptions): ToastLife {
  let left = TOAST_SHOWN_MS;
  let since = now();
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fade = () => {
    left = 0;
    onFade(true);
    timer = setTimeout(onGone, TOAST_FADE_MS);
  };
  const release = () => {
    clearTimeout(timer);
    held = false;
    since = now();
    timer = setTimeout(fade, left);
  };
  release();
  return {
    hold: () => {
      if (held) return;
      held = true;
      clearTimeout(timer);
      left = Math.max(0, left - (now() - since));
      onFade(false);
    },
    release,
    end: () => clearTimeout(timer),
  };
}
