/** Position of a picture point's card, so that it stays on the picture. */
export interface PointPlace {
  /** Direction of the card from its point; `middle` is centred on it. */
  side: 'right' | 'left' | 'middle';
  /** Direction of the card on a phone, where the picture is panned and its left part is seen first. */
  narrowSide: 'right' | 'left' | 'middle';
  below: boolean;
}

/** Half of the widest card is a sixth of the narrowest picture (46.5rem), and a little air. */
const EDGE = 20;
/** Band in which a phone of 360 px would cut a centred card; further right nothing is seen at first. */
const CUT = { from: 32, to: 48 };
/** A card with a reduced price takes a third of the lowest picture; above this line it would leave the picture, or cover the heading. */
const LOW = 55;

/** `x` and `y` in percent of the whole picture. */
export function pointPlace(x: number, y: number): PointPlace {
  const side = x < EDGE ? 'right' : x > 100 - EDGE ? 'left' : 'middle';
  const cut = x >= CUT.from && x < CUT.to;
  return { side, narrowSide: cut ? 'left' : side, below: y < LOW };
}
