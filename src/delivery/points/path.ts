/** Address of all points of a list, for the map (docs/points.md). */
export const POINTS_PATH = '/punkty/';

/** @param version of the list; what is under it never changes */
export const pointsPath = (list: string, version: string): string => `${POINTS_PATH}${list}.${version}.json`;
