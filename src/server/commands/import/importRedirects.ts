import { createCatalogue } from '../../../catalogue/service.server.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { openCommandBase } from '../../open/openBase.ts';
import { loadShopContent } from '../../open/shopContent.ts';
import { ownPages } from '../../redirects/ownPages.server.ts';
import { leadingNowhere } from '../../redirects/problems.ts';
import { readRedirectFile } from '../../redirects/read.server.ts';
import { keepRedirects } from '../../redirects/store.server.ts';
import { runTold } from '../run.ts';
import { say, wrongWords } from '../say.ts';
import { unreadableFile } from '../unreadableFile.ts';
import { describeSkipped } from './report.ts';

/** `witryna import redirects FILE`. 0 also when some rows were skipped: they are named; 1 when nothing was imported. */
export async function runImportRedirects(settings: Settings, args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) return wrongWords('Name one file: witryna import redirects FILE');
  const work = async () => {
    const base = await openCommandBase(settings);
    try {
      const { content } = await loadShopContent(base);
      const isOwn = ownPages(createCatalogue(base.db), content);
      const { redirects, gone, lines, skipped } = await readRedirectFile(file, base.settings.shopUrl, isOwn);
      const { changed, round } = await keepRedirects(base.db, { redirects, gone });
      for (const { from } of round) {
        skipped.push({
          what: from,
          line: lines.get(from) ?? 0,
          reason: 'with one imported before, it leads in a circle',
        });
      }
      say(
        `${redirects.length + gone.length - round.length} redirects: ${changed} new or changed, ${skipped.length} skipped`,
      );
      for (const line of describeSkipped(skipped)) say(line);
      for (const { from, to } of await leadingNowhere(redirects, isOwn)) say(`  ${from}: no page is at ${to} yet`);
      return 0;
    } finally {
      await base.db.close();
    }
  };
  return runTold(settings, work, { explain: unreadableFile(file, 'a table with the columns from and to') });
}
