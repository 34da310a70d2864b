/** The pages of the demo shop that stand for their kind. */
export const PAGES = {
  main: '/',
  category: '/kategoria/kubki-i-filizanki',
  product: '/produkt/kubek-codzienny-kobalt-1001',
  page: '/strona/zeszyt',
} as const;

export type PageName = keyof typeof PAGES;

export const pageNames = Object.keys(PAGES) as PageName[];
