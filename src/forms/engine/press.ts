/** Ends of a press; the last stands for one that a menu takes over. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu'] as const;

export interface PressGuard {
  /** Draws now, or once after the press. */
  draw(): void;
  stop(): void;
}

/**
 * Draws nothing while a finger or the mouse is held down. Leaving a field by pressing a button checks that field;
 * words drawn above the button then would move it away, and the browser makes no click of such a press.
 */
export function createPressGuard(draw: () => void): PressGuard {
  let held = false;
  let due = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onDown = ({ isPrimary }: PointerEvent) => {
    clearTimeout(timer);
    held = isPrimary;
  };
  const release = () => {
    held = false;
    if (!due) return;
    due = false;
    draw();
  };
  const onEnd = () => {
    // Its click comes right after it, if there is one.
    if (held) timer = setTimeout(release);
  };
  addEventListener('pointerdown', onDown, true);
  // Before anything answers the click: what leads to a mistake counts on its words being drawn.
  addEventListener('click', release, true);
  for (const end of ENDS) addEventListener(end, onEnd, true);
  // Of the window alone: a press takes the focus away from the field before it.
  addEventListener('blur', onEnd);
  return {
    draw() {
      if (held) due = true;
      else draw();
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('pointerdown', onDown, true);
      removeEventListener('click', release, true);
      for (const end of ENDS) removeEventListener(end, onEnd, true);
      removeEventListener('blur', onEnd);
    },
  };
}
