import { useText } from '../ui/TextContext.tsx';
import { branchTexts } from './texts.ts';

/** Leads from a product to what lies in each branch. */
export function BranchesLink({ href }: { href: string }) {
  const t = useText(branchTexts);
  return <a href={href}>{t('check')}</a>;
}
