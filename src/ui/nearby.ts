/** How far ahead of the window a waiting picture starts at the latest (specification, section 9). */
const AHEAD = '100px';

let observer: IntersectionObserver | undefined;

/**
 * Lets a waiting picture start once it is near. Browsers choose a distance of their own for `loading="lazy"`, most of
 * them a larger one for the window and none at all inside a box that scrolls; this is the least they all keep.
 */
export function startWhenNear(image: HTMLImageElement): () => void {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        if (target instanceof HTMLImageElement) target.loading = 'eager';
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD } as IntersectionObserverInit,
  );
  const watching = observer;
  watching.observe(image);
  return () => watching.unobserve(image);
}
