import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { FORM_PAGES, INDEXED_PAGES, MISSING_PAGE, UNINDEXED_LISTS } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const config = JSON.parse(readFileSync(join(import.meta.dirname, '../.htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

for (const path of [...INDEXED_PAGES, ...UNINDEXED_LISTS, ...FORM_PAGES, MISSING_PAGE]) {
  test(`${path} is served as valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('</html>');
    const { results } = await validator.validateString(html, path);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
