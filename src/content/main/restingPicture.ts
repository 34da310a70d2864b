/**
 * Picture that is shown while the pointer is on no name: the second, so that pointing at the first name visibly
 * answers; when it is missing the first there is, and undefined when there are none.
 */
export function restingPicture(pictures: readonly unknown[]): number | undefined {
  if (pictures[1] !== undefined) return 1;
  const first = pictures.findIndex((picture) => picture !== undefined);
  return first < 0 ? undefined : first;
}
