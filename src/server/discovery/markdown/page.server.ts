import { type Page, pagePath } from '../../../content/model.ts';
import { pathInHand } from '../../../kit/speech.ts';
import type { Translate } from '../../../ui/text.ts';
import type { markdownTexts } from '../../markdown.texts.ts';
import { markdownOf } from '../../markdownOf.server.ts';
import { blocks, plain } from './markdown.server.ts';

/** A page of words for programs that read Markdown. */
export const pageMarkdown = (page: Page, shopUrl: string, t: Translate<typeof markdownTexts.values>): string =>
  blocks(
    `# ${plain(page.title)}`,
    page.lead === undefined ? undefined : `> ${plain(page.lead)}`,
    markdownOf(page.html, shopUrl),
    [
      ...(page.updated === undefined ? [] : [t('updated', { date: page.updated })]),
      shopUrl + pathInHand(pagePath(page)),
    ].join('\n\n'),
  );
