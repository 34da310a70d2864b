/** View of a picture on the stage: its zoom, and the distance in px between its middle and that of the stage. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** A place on the stage, in px from its middle. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 5;

/** Zoom of one press of a button or key, and of a double tap. */
export const STEP = 1.5;
export const TAPPED = 2.5;

/** Size of the whole picture on the stage, in px: as large as fits, its shape kept. */
export function fitted(stage: Box, picture: Box): Box {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view nearest to the wanted one that leaves no empty stage beside a picture which could cover it. */
function held({ scale, x, y }: View, stage: Box, whole: Box): View {
  if (scale <= 1) return WHOLE;
  const within = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(most, Math.max(-most, offset));
  };
  return { scale, x: within(x, whole.width, stage.width), y: within(y, whole.height, stage.height) };
}

/** Enlarged or made smaller; what lies at the point stays there as far as the edges allow. */
export function zoomed(view: View, factor: number, at: Point, stage: Box, whole: Box): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const part = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * part, y: at.y - (at.y - view.y) * part }, stage, whole);
}

export const moved = (view: View, dx: number, dy: number, stage: Box, whole: Box): View =>
  held({ ...view, x: view.x + dx, y: view.y + dy }, stage, whole);

/** View after a pinch: the point between the fingers stays between them, and the zoom follows their distance. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], stage: Box, whole: Box): View {
  const before = middle(from);
  const now = middle(to);
  const apart = distance(from);
  const factor = apart === 0 ? 1 : distance(to) / apart;
  const shifted = { ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y };
  return zoomed(shifted, factor, now, stage, whole);
}

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
