import { contentTexts } from '../../content/texts.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { useText } from '../../ui/TextContext.tsx';

/** Where every way through the shop begins. */
export function useHomeCrumb(): Crumb {
  const t = useText(contentTexts);
  return { name: t('homeCrumb'), href: '/' };
}
