import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '../src/server/open/allTexts.ts';
import { root } from './root.ts';

/** docs/texts.md: every word of the shop by the key that texts.yaml overrides it with. */
export const textsFile = join(root, 'docs', 'texts.md');

const cell = (text: string) => text.replaceAll('|', '\\|');

export function textsPage(): string {
  const rooms = [...Map.groupBy(allTexts, ({ room }) => room)].map(([room, texts]) => {
    const rows = texts
      .flatMap(({ values }) => Object.entries(values))
      .map(([key, value]) => {
        const words =
          typeof value === 'string' ? value : `${value.one} · ${value.few} · ${value.many} · ${value.other}`;
        return `| \`${room}.${key}\` | ${cell(words)} |`;
      });
    return `## ${room}\n\n| key | words |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Texts

Every word the shop says by itself. A merchant overrides any of them in \`texts.yaml\`, and the English ones in \`texts.en.yaml\`; \`{name}\` stands for a value.
Plural forms (one · few · many · other) are overridden together or one by one:

    ui.close: Zamknij
    catalogue.points:
      one: '{n} kropka'
      few: '{n} kropki'

Written by \`npm run texts\`.

${rooms.join('\n')}`;
}

if (import.meta.main) {
  writeFileSync(textsFile, textsPage());
  console.log('Wrote docs/texts.md.');
}
