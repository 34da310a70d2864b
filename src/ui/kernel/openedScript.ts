/**
 * Part of the script in the head of a product: marks a document that was opened at its top (`data-opened`), in which what
 * lies below the window may come late. One that is loaded again or gone back to (`data-again`), or whose address names a
 * place, is scrolled, and must stand at once.
 */
export const openedScript =
  'location.hash||(document.documentElement.dataset[performance.getEntriesByType("navigation")[0]?.type!="navigate"?"again":"opened"]="")';
