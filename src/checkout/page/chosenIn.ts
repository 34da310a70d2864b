/** What is chosen of a group, whoever chose it: a shopper before there was code to hear it, or the browser on coming back. */
export const chosenIn = (root: ParentNode | null, name: string): string | undefined =>
  root?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
