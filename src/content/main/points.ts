const POINT = '[data-point]';

/** Looks after the points of pictures (`HeroSection.tsx`): a card comes into the window, and Escape closes it. */
export function startPoints(): void {
  document.addEventListener('toggle', ({ target }) => intoView(target), true);
  document.addEventListener('keydown', closeByEscape);
}

/** A card that hangs out of a panned picture would be cut by the window. */
function intoView(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement && target.open && target.matches(POINT))
    target.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function closeByEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const open = target.closest<HTMLDetailsElement>(`${POINT}[open]`);
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}
