/**
 * Part of the script in the head: marks a document that does not start at its top (`data-low`), for it is loaded again, gone
 * back to, or its address names a place. All of it must stand at once: by estimated heights the browser would scroll elsewhere.
 */
export const lowScript =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.low=""';
