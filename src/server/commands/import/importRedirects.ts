import { FeedError } from '../../../catalogue/import/feed/errors.ts';
import { createCatalogue } from '../../../catalogue/service.server.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { openCommandBase } from '../../open/openBase.ts';
import { loadShopContent } from '../../open/shopContent.ts';
import { ownPages } from '../../redirects/ownPages.server.ts';
import { leadingNowhere } from '../../redirects/problems.ts';
import { readRedirectFile } from '../../redirects/read.server.ts';
import { keepRedirects } from '../../redirects/store.server.ts';
import { unreadableFile } from '../unreadableFile.ts';
import { describeSkipped } from './report.ts';

const out = (line: string) => process.stdout.write(`${line}\n`);

/** `witryna import redirects FILE`. 0 also when some rows were skipped: they are named; 1 when nothing was imported. */
export async function runImportRedirects(settings: Settings, args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    process.stderr.write('Name one file: witryna import redirects FILE\n');
    return 1;
  }
  try {
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
      out(
        `${redirects.length + gone.length - round.length} redirects: ${changed} new or changed, ${skipped.length} skipped`,
      );
      for (const line of describeSkipped(skipped)) out(line);
      for (const { from, to } of await leadingNowhere(redirects, isOwn)) out(`  ${from}: no page is at ${to} yet`);
      return 0;
    } finally {
      await base.db.close();
    }
  } catch (error) {
    const message =
      error instanceof FeedError
        ? `${file}: ${error.message}. Nothing was changed.`
        : unreadableFile(error, file, 'a table with the columns from and to', settings);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}
