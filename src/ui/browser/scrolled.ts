/** The back-to-top link shows after scrolling this many window heights (docs/contract/pages.md#constants). */
export const BACK_TO_TOP_HEIGHTS = 2;

export function isFarDown(scrollY: number, windowHeight: number): boolean {
  return scrollY > BACK_TO_TOP_HEIGHTS * windowHeight;
}
