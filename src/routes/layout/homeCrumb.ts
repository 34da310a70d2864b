import { contentTexts } from '../../content/texts.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { useText } from '../../ui/TextContext.tsx';

/** First crumb of every page. */
export function useHomeCrumb(): Crumb {
  const t = useText(contentTexts);
  return { name: t('homeCrumb'), href: '/' };
}
