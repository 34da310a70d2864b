type Run = (root: ParentNode) => void;

const runs: Run[] = [];

/** Runs for the document, and again for new content: of each page that a swap brings, and what comes into a page later. */
export function onPage(run: Run): void {
  runs.push(run);
  run(document);
}

const returns: (() => void)[] = [];

/** Runs when a page stands again as it was left: it may be old. */
export const onReturn = (run: () => void): void => void returns.push(run);

const views: (() => void)[] = [];

/** Runs once a page view: for the document, for each page that a swap brings, and for one that stands again. */
export function onView(run: () => void): void {
  views.push(run);
  run();
}

const all = (seen: readonly (() => void)[]) => {
  for (const run of seen) run();
};

/** Called by the swap, once a page that was kept stands again. */
export function pageReturned(): void {
  all(returns);
  all(views);
}

/** Called once content stands that has come into a page. */
export function contentShown(root: ParentNode): void {
  for (const run of runs) run(root);
}

/** Called by the swap, once new content stands. */
export function pageShown(root: ParentNode): void {
  contentShown(root);
  all(views);
}
