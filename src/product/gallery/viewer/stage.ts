import { fitted, moved, type Point, pinched, TAPPED, type View, WHOLE, zoomed } from './zoom.ts';

/** The place where one picture of the strip is enlarged and moved. */
export interface Stage {
  enlarged(): boolean;
  /** Takes this picture from now on; the one before is whole again. */
  take(sheet: HTMLElement): void;
  zoom(factor: number, at?: Point, smooth?: boolean): void;
  whole(): void;
  /** Enlarged where it was tapped, or whole again. */
  toggle(at: Point): void;
  move(dx: number, dy: number, smooth?: boolean): void;
  pinch(from: [Point, Point], to: [Point, Point]): void;
  size(): { width: number; height: number };
}

const MIDDLE: Point = { x: 0, y: 0 };

/** `onScale` hears each new enlargement. */
export function createStage(strip: HTMLElement, onScale: (scale: number) => void): Stage {
  let sheet: HTMLElement | undefined;
  let view = WHOLE;
  const size = () => ({ width: strip.clientWidth, height: strip.clientHeight });

  /** Changes the view, unless the picture could not be loaded. */
  function turn(change: (stage: ReturnType<typeof size>, whole: ReturnType<typeof size>) => View, smooth = false) {
    const image = sheet?.querySelector('img');
    if (!sheet || !image) return;
    // As loaded, for a feed may not know; until then as the page was told.
    const { naturalWidth, naturalHeight } = image;
    const picture =
      naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : { width: image.width, height: image.height };
    const stage = size();
    const before = view.scale;
    view = change(stage, fitted(stage, picture));
    // Through the object model, which the security policy leaves to scripts of ours.
    sheet.style.transition = smooth ? '' : 'none';
    sheet.style.transform = view === WHOLE ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    if (view.scale !== before) onScale(view.scale);
  }

  const zoom: Stage['zoom'] = (factor, at = MIDDLE, smooth = false) =>
    turn((stage, whole) => zoomed(view, factor, at, stage, whole), smooth);

  return {
    enlarged: () => view.scale > 1,
    take(next) {
      if (sheet !== next) turn(() => WHOLE);
      sheet = next;
    },
    zoom,
    whole: () => turn(() => WHOLE, true),
    toggle: (at) => (view.scale > 1 ? turn(() => WHOLE, true) : zoom(TAPPED, at, true)),
    move: (dx, dy, smooth) => turn((stage, whole) => moved(view, dx, dy, stage, whole), smooth),
    pinch: (from, to) => turn((stage, whole) => pinched(view, from, to, stage, whole)),
    size,
  };
}
