import Supercluster from 'supercluster';
import { type Camera, CLOSEST, type Position, type Size, seen } from './camera.ts';

/** A point of a map. */
export interface Pin extends Position {
  id: string;
  /** Words beside it once it is chosen. */
  label: string;
  /** What its button is called. */
  name: string;
  /** What many of them together are called after. */
  town: string;
}

/** What stands on the map: a point, or many where they would lie on each other. */
export type Mark = { kind: 'pin'; pin: Pin } | ({ kind: 'many'; id: number; count: number; town: string } & Position);

export interface Clusters {
  /** Marks within a window. */
  of(camera: Camera, size: Size): Mark[];
  /** Zoom at which they part. */
  partsAt(id: number): number;
}

/** The town with most points in one place of the tree, and how many it has there. */
interface Town {
  town: string;
  most: number;
}

/** Pixels within which points are one mark: buttons of 44 do not lie on each other. */
const RADIUS = 56;
/** Beyond a window marks are there already when it moves. */
const MORE = 60;

export function createClusters(pins: readonly Pin[]): Clusters {
  const tree = new Supercluster<{ place: number; town: string }, Town>({
    radius: RADIUS,
    maxZoom: CLOSEST - 1,
    map: ({ town }) => ({ town, most: 1 }),
    reduce: (all, one) => {
      if (one.town === all.town) all.most += one.most;
      else if (one.most > all.most) [all.town, all.most] = [one.town, one.most];
    },
  });
  tree.load(
    pins.map(({ town, longitude, latitude }, place) => ({
      type: 'Feature',
      properties: { place, town },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return {
    of(camera, size) {
      return tree.getClusters([...seen(camera, size, MORE)], Math.floor(camera.zoom)).flatMap((one): Mark[] => {
        const [longitude = 0, latitude = 0] = one.geometry.coordinates;
        if (!('cluster' in one.properties)) {
          const pin = pins[one.properties.place];
          return pin ? [{ kind: 'pin', pin }] : [];
        }
        const { cluster_id: id, point_count: count, town } = one.properties;
        return [{ kind: 'many', id, count, town, longitude, latitude }];
      });
    },
    partsAt: (id) => Math.min(CLOSEST, tree.getClusterExpansionZoom(id)),
  };
}
