import { nbsp } from '../../kit/typography.ts';
import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import { detailsTexts } from '../details.texts.ts';
import styles from './Buy.module.css';
import type { BuyView } from './state/model.ts';

/** A name that would fill the first screen is set smaller. */
function lengthOf({ length }: string): string | undefined {
  if (length > 80) return styles.longest;
  return length > 40 ? styles.long : undefined;
}

export function Heading({ view: { series, code, name, lead } }: { view: BuyView }) {
  const t = useText(detailsTexts);
  return (
    <>
      <p className={styles.by}>
        {series && <a href={series.href}>{t('seriesLink', { name: series.name })}</a>}
        {code !== undefined && <span className={styles.code}>{t('code', { code })}</span>}
      </p>
      <h1 id="projector_productname" className={classes(styles.name, lengthOf(name))}>
        {nbsp(name)}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{nbsp(lead)}</p>}
    </>
  );
}
