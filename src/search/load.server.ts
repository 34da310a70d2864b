import { join } from 'node:path';
import { memo } from '../kit/bounded.ts';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import type { SearchLanguage } from './engine/model.ts';
import { polishStems } from './engine/stems.server.ts';
import { type SearchFile, searchFile } from './file.ts';

const NAME = 'search.yaml';
/** Words whose stems are remembered: those that many people type. */
const STEMS_KEPT = 2000;

/** Reads search.yaml of a shop. */
export async function loadSearchWords(folder: string): Promise<{ language: SearchLanguage; problems: Problem[] }> {
  const { value, problems } = await readYamlFileIfAny(folder, join(folder, NAME), searchFile);
  return { language: languageOf(value), problems };
}

export function languageOf(file: SearchFile | undefined): SearchLanguage {
  return {
    stems: memo(STEMS_KEPT, polishStems),
    synonyms: (file?.synonyms ?? []).map((some) => ('asked' in some ? some : { asked: some, found: some })),
    neverCorrected: file?.never_corrected ?? [],
  };
}
