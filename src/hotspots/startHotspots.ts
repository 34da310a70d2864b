import { onPage } from '../ui/kernel/pages.ts';

/** How far below the window a zone is asked for, px: it is filled before it is reached, so that nothing moves before one's eyes. */
const AHEAD = '1400px';

const watcher =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver(onSeen, { rootMargin: `0px 0px ${AHEAD}` })
    : undefined;

/** Asks for the products of zones once they are about to be seen: one call for all that are. */
export const startHotspots = (): void =>
  onPage((root) => {
    for (const place of root.querySelectorAll('[data-ajaxload=true]:not(.loaded)')) watcher?.observe(place);
  });

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  for (const place of seen) watcher?.unobserve(place);
  if (seen.length === 0) return;
  import('./loadHotspots.ts').then(
    (module) => module.loadHotspots(seen),
    () => {
      for (const place of seen) place.remove();
    },
  );
}
