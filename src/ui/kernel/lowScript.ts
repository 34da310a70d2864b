/**
 * Part of the script in the head: marks a document that does not start at its top (`data-start="low"`), for it is loaded again, gone
 * back to, or its address names a place. All of it must stand at once: by estimated heights the browser would scroll elsewhere.
 * One that starts at its top is marked too (`data-start="top"`): what lies below the window of a phone may come a moment later.
 */
export const lowScript =
  'document.documentElement.dataset.start=location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"?"low":"top"';
