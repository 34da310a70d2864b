/**
 * Goes to another page of the shop from code. `whole`: the frame changes too, so that the browser loads the document;
 * otherwise the kernel may change the page in place (`ui/kernel/swap/`).
 */
export function goTo(to: string, { whole = false } = {}): void {
  if (whole || !('navigation' in window)) {
    window.location.assign(to);
    return;
  }
  const { committed, finished } = window.navigation.navigate(to);
  // One that is overtaken by the next is no news.
  for (const end of [committed, finished]) end?.catch(() => {});
}
