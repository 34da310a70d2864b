/**
 * Takes a place away. Its room stays empty until it is a window away: what stands below it would jump before one's
 * eyes.
 */
export function takeAway(place: Element): void {
  const room = document.createElement('div');
  room.style.height = `${place.getBoundingClientRect().height}px`;
  place.replaceWith(room);
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      room.remove();
    },
    { rootMargin: '100% 0%' },
  );
  watcher.observe(room);
}
