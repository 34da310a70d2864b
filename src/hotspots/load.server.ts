import { join } from 'node:path';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import { type HotspotZone, hotspotsFile } from './file.ts';
import type { Zone } from './zones.ts';

const NAME = 'content/hotspots.yaml';

/** Zones of a shop by their name. */
export type HotspotZones = ReadonlyMap<Zone, HotspotZone>;

/** Reads content/hotspots.yaml of a shop; without the file no zone shows anything. */
export async function loadHotspots(folder: string): Promise<{ hotspots: HotspotZones; problems: Problem[] }> {
  const { value, problems } = await readYamlFileIfAny(folder, join(folder, NAME), hotspotsFile);
  return { hotspots: new Map((value?.zones ?? []).map((zone) => [zone.zone, zone])), problems: [...problems] };
}
