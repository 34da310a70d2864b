import type { ContentPicture } from './model.ts';

/** A root category of the header menu with those below it. */
export interface MenuRoot {
  href: string;
  name: string;
  children: readonly { href: string; name: string }[];
  picture?: ContentPicture;
}

/** Value of aria-current for a root: it is the page, or the page is in it. */
export function place(root: MenuRoot, current: string | undefined): 'page' | 'true' | undefined {
  if (root.href === current) return 'page';
  return root.children.some(({ href }) => href === current) ? 'true' : undefined;
}
