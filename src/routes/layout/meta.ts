import type { MetaDescriptor } from 'react-router';

/** Title and description of a page; the shop's name comes last, where a tab cuts it off. */
export function title(page: string, shopName: string, description?: string): MetaDescriptor[] {
  const text = page === shopName ? shopName : `${page} – ${shopName}`;
  return [{ title: text }, ...(description === undefined ? [] : [{ name: 'description', content: description }])];
}
