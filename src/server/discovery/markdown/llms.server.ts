import { categoryPath } from '../../../catalogue/model.ts';
import { pagePath } from '../../../content/model.ts';
import { pathInHand } from '../../../kit/speech.ts';
import { type Translate, translate } from '../../../ui/text.ts';
import { markdownTexts } from '../../markdown.texts.ts';
import type { OpenShop } from '../../open/shop.ts';
import { blocks, listed, plain } from './markdown.server.ts';

export const markdownWords =
  ({ texts }: Pick<OpenShop, 'texts'>): Translate<typeof markdownTexts.values> =>
  (key, ...args) =>
    translate(markdownTexts, texts, key, ...args);

/** What the shop has, on one page for programs that answer people's questions (llmstxt.org). */
export async function llmsText(
  shop: Pick<OpenShop, 'texts' | 'file' | 'content' | 'catalogue' | 'listing'>,
  shopUrl: string,
): Promise<string> {
  const t = markdownWords(shop);
  const at = (path: string) => shopUrl + pathInHand(path);
  const { categories: tree } = await shop.catalogue.names();
  const counts = shop.listing.countByCategory();
  const categories = tree.roots
    .flatMap((root) => [root, ...tree.childrenOf(root.id)])
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .map((category) => listed(category.name, at(categoryPath(category))));
  const lists = [
    ...(shop.listing.newest(1).length > 0 ? [listed(t('newProducts'), at('/nowosci'))] : []),
    ...(shop.listing.reduced(1).length > 0 ? [listed(t('reduced'), at('/promocje'))] : []),
  ];
  const pages = shop.content.pages.map((page) => listed(page.title, at(pagePath(page)), page.description));
  const files = [
    listed(t('sitemap'), `${shopUrl}/sitemap.xml`),
    listed(t('feed'), `${shopUrl}/feeds/google.xml`),
    `- ${t('howMarkdown')}`,
  ];
  return blocks(
    `# ${plain(shop.file.name)}`,
    `> ${plain(shop.file.tagline)}`,
    ...section(t('shopCategories'), [...categories, ...lists]),
    ...section(t('shopPages'), [...pages, listed(t('contact'), at('/kontakt'))]),
    ...section(t('shopMore'), files),
  );
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
