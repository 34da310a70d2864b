import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { WORLD } from './camera.ts';
// Natural Earth 1:10m, Admin 1, public domain; how it was cut: docs/decisions/0022-a-map-of-our-own.md.
import poland from './poland.topo.json' with { type: 'json' };

/** Outline of Poland and the borders of its voivodeships, as paths in the world of a camera. */
export interface Outline {
  land: string;
  borders: string;
}

export function polandOutline(): Outline {
  const topology = poland as unknown as Topology<{ poland: GeometryCollection }>;
  const provinces = topology.objects.poland;
  const shapes = provinces.geometries.filter(
    (shape): shape is Polygon | MultiPolygon => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
  );
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2]);
  const path = geoPath(projection).digits(5);
  return {
    land: path(merge(topology, shapes)) ?? '',
    borders: path(mesh(topology, provinces, (one, other) => one !== other)) ?? '',
  };
}
