import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { parse, stringify } from 'yaml';
import { type SchemeValues, schemeValues } from '../src/server/open/schemeValues.ts';
import { fieldAt } from '../src/settings/shape.ts';
import { chapters, type Described, eachField, type Node } from './book/descriptions.ts';
import { root } from './root.ts';
import { describedFiles, schemaFiles } from './schemas.ts';

/** docs/sklep/pola.md: every field of a shop's files, in Polish, with an example that the shop itself would take. */
export const bookFile = join(root, 'docs/sklep/pola.md');
/** Paths of all fields of a schema, such as `sizes[].price`. */
export function pathsOf(name: string): string[] {
  const found = new Set<string>();
  eachField(JSON.parse(schemaFiles().get(`${name}.schema.json`) ?? '{}') as Node, (path) => found.add(path));
  return [...found];
}

/** The schema of a field, to hold an example against. */
export const schemaAt = (schema: GenericSchema, path: string): GenericSchema | undefined =>
  fieldAt(
    schema,
    path
      .replaceAll('[]', '.0')
      .split('.')
      .filter(Boolean)
      .map((key) => (key === '*' ? 'DE' : key)),
  );

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const shown = (example: unknown): string =>
  example === undefined ? '' : `\`${stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\``;

export function bookPage(): string {
  const all = chapters();
  const parts = Object.entries(describedFiles).map(([name, [title]]) => {
    const chapter = all.get(name) ?? new Map<string, Described>();
    const rows = [...chapter].map(
      ([path, { about, example }]) => `| \`${path}\` | ${cell(about)} | ${cell(shown(example))} |`,
    );
    return `## ${title}\n\n| pole | co znaczy | przykład |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Pola wszystkich plików

\`[]\` znaczy „każdy na liście”, kropka „w środku”. Rozmiar produktu ma te same pola co produkt i zastępuje nimi jego własne.
Daty piszesz jako \`2026-11-29\` albo \`2026-11-29 18:00\`, kwoty z kropką. Pierwsze kroki opisuje [README](README.md).

Ten plik pisze \`npm run schemas\` z opisów w \`docs/sklep/pola/\`; każdy przykład jest sprawdzany tak, jak sprawdza go sklep.

${parts.join('\n')}`;
}

/** docs/sklep/wyglad.md: what is written over the table, and the table of properties with their values in both schemes. */
export const lookFile = join(root, 'docs/sklep/wyglad.md');
const LOOK_HEAD = '| własność | co to jest | jasny | ciemny |\n| --- | --- | --- | --- |\n';

export const lookTokens = (): SchemeValues =>
  schemeValues([readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8')]);

export const lookWords = (): Record<string, string> =>
  parse(readFileSync(join(root, 'docs/sklep/wyglad.yaml'), 'utf8')) as Record<string, string>;

export function lookPage(): string {
  const [above = ''] = readFileSync(lookFile, 'utf8').split(LOOK_HEAD);
  const { light, dark } = lookTokens();
  const value = (text: string | undefined) => `\`${cell((text ?? '').replace(/\s+/g, ' '))}\``;
  const rows = Object.entries(lookWords()).map(
    ([name, about]) => `| \`${name}\` | ${about} | ${value(light.get(name))} | ${value(dark.get(name))} |`,
  );
  return `${above}${LOOK_HEAD}${rows.join('\n')}\n`;
}

export function writeBook(): void {
  writeFileSync(bookFile, bookPage());
  writeFileSync(lookFile, lookPage());
}

if (import.meta.main) {
  writeBook();
  console.log('Wrote docs/sklep/pola.md and docs/sklep/wyglad.md.');
}
