/** Makes buttons with `data-copy` copy it. `data-copied` is announced then, in the status of the section around it. */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    // A browser that is not allowed to leaves what can be marked and copied by hand.
    if (button) copy(button).catch(() => {});
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: words = '', copied = '' } = button.dataset;
  await navigator.clipboard.writeText(words);
  const status = button.closest('section')?.querySelector('[role="status"]');
  if (status) status.textContent = copied;
}
