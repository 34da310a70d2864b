import { useEffectEvent, useLayoutEffect } from 'react';

/** Closes what is open when somebody presses Escape, or goes on beside it by pointer or keyboard. */
export function useLeaving(element: HTMLElement, open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  // At once: a key pressed as soon as it is seen closes it as well.
  useLayoutEffect(() => {
    if (!open) return;
    const onBeside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) leave();
    };
    const onKey = (event: KeyboardEvent) => {
      // What is being composed is given up alone.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      leave();
    };
    const onBack = () => leave();
    document.addEventListener('pointerdown', onBeside);
    document.addEventListener('focusin', onBeside);
    document.addEventListener('keydown', onKey);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('pointerdown', onBeside);
      document.removeEventListener('focusin', onBeside);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('popstate', onBack);
    };
  }, [element, open]);
}
