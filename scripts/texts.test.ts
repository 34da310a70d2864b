import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { textsFile, textsPage } from './texts.ts';

it('docs/texts.md lists every text; otherwise run npm run texts', () => {
  expect(existsSync(textsFile) ? readFileSync(textsFile, 'utf8') : 'no such file').toBe(textsPage());
});

/** Files besides texts where Polish is data: the calendar, money, countries, feeds, examples in schemas. */
const DATA = [
  'src/passkeys/model.ts',
  'src/basket/rebates/file.ts',
  'src/calendar/names.ts',
  'src/catalogue/import/feed/moment.server.ts',
  'src/catalogue/import/feed/names.ts',
  'src/catalogue/import/feed/units.ts',
  'src/catalogue/import/google/products.server.ts',
  'src/catalogue/import/resolveNames.server.ts',
  'src/content/announcements/file.ts',
  'src/server/commands/new.ts',
  'src/server/commands/program.ts',
  'src/settings/placeholders.server.ts',
  'src/forms/countries.ts',
  'src/forms/rules/houseNumber.ts',
  'src/kit/dates.ts',
  'src/kit/days.ts',
  'src/kit/priceFormat.ts',
  'src/kit/typography.ts',
  'src/payments/simulator/api.server.ts',
  'src/settings/instalmentFields.ts',
];

const POLISH = /[ąćęłńóśźż]/i;

/** Literals with Polish letters outside comments, classes of characters in patterns left out. */
function polishIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!POLISH.test(text)) return [];
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node);
    if (isText && POLISH.test(node.text)) found.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

it('Polish stands in texts.ts, in texts of a bundle, and in data', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/(?:^|[./])texts\.ts$|\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = new Map(files.map((file) => [file, polishIn(file)] as const).filter(([, some]) => some.length > 0));
  expect([...found].flatMap(([file, some]) => (DATA.includes(file) ? [] : some))).toEqual([]);
  expect(DATA.filter((file) => !found.has(file))).toEqual([]);
});
