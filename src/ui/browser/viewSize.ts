import { debounce } from './debounce.ts';

/** Pause after the last change of the window's size, in ms (docs/contract/pages.md#constants). */
export const RESIZE_DEBOUNCE_MS = 100;

/** Width of the responsive switch, in px (docs/contract/pages.md#view-sizes). */
export const RESPONSIVE_DESKTOP_PX = 1024;

/** The hidden element that `ViewType` renders; its style sheet makes it 1, 2, 3 or 4 px wide at 757, 979 and 1200 px. */
export const VIEW_TYPE_ID = 'viewType';

/** The reading from 1 (mobile) to 4 (desktop) (docs/contract/pages.md#view-sizes). */
export type ViewSize = 1 | 2 | 3 | 4;

/** The other reading: 1 mobile, 2 tablet, 3 desktop (docs/contract/pages.md#view-sizes). */
export type DeviceSize = 1 | 2 | 3;

/** Whole pixels and bounds: a zoomed page may measure 2.9998, a page before its styles 0. */
export function viewSizeOf(width: number): ViewSize {
  const size = Math.round(width);
  if (size >= 4) return 4;
  return size === 3 ? 3 : size === 2 ? 2 : 1;
}

export function deviceSizeOf(size: ViewSize): DeviceSize {
  return size === 4 ? 3 : size;
}

export function viewSize(): ViewSize {
  return viewSizeOf(document.getElementById(VIEW_TYPE_ID)?.getBoundingClientRect().width ?? 0);
}

export function deviceSize(): DeviceSize {
  return deviceSizeOf(viewSize());
}

/** The switch at 1024 px, which is a reading of its own and not one of the sizes (docs/contract/pages.md#view-sizes). */
export function isResponsiveDesktop(): boolean {
  return window.matchMedia(`(min-width: ${RESPONSIVE_DESKTOP_PX}px)`).matches;
}

/** Calls after the window has kept its new size for a moment; returns how to stop. */
export function onResize(listener: () => void, ms = RESIZE_DEBOUNCE_MS): () => void {
  const later = debounce(listener, ms);
  window.addEventListener('resize', later);
  return () => {
    window.removeEventListener('resize', later);
    later.cancel();
  };
}
