import { useText } from '../../ui/TextContext.tsx';
import { priceAlertLinkTexts } from './link.texts.ts';

/** Leads to the form that asks to hear of a lower price. */
export function PriceAlertLink({ href }: { href: string }) {
  const t = useText(priceAlertLinkTexts);
  return <a href={href}>{t('link')}</a>;
}
