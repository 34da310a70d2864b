type Run = (root: ParentNode) => void;

const runs: Run[] = [];

/** Runs for the document, and again for the content of each page that a swap brings. */
export function onPage(run: Run): void {
  runs.push(run);
  run(document);
}

const returns: (() => void)[] = [];

/** Runs when a page stands again as it was left: it may be old. */
export const onReturn = (run: () => void): void => void returns.push(run);

/** Called by the swap, once a page that was kept stands again. */
export function pageReturned(): void {
  for (const run of returns) run();
}

/** Called by the swap, once new content stands. */
export function pageShown(root: ParentNode): void {
  for (const run of runs) run(root);
}
