import { nbsp } from '../../kit/typography.ts';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { BuyView } from './model.ts';
import { buyTexts } from './texts.ts';

export function Heading({ view: { series, code, name, lead } }: { view: BuyView }) {
  const t = useText(buyTexts);
  return (
    <>
      <p className={styles.by}>
        {series && <a href={series.href}>{t('seriesLink', { name: series.name })}</a>}
        {code !== undefined && <span>{t('code', { code })}</span>}
      </p>
      <h1 id="projector_productname">{nbsp(name)}</h1>
      {lead !== undefined && <p className={styles.lead}>{nbsp(lead)}</p>}
    </>
  );
}
