import type { ReactNode } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { iconCopy } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { orderPageTexts } from '../texts.ts';
import styles from './Transfer.module.css';
import type { OrderPageView } from './view.ts';

interface TransferProps {
  rows: OrderPageView['transfer'];
  /** The transfer as a picture that a bank's program reads. */
  qr?: ReactNode;
}

/** What to write into the bank's form, each to be copied by itself. */
export function Transfer({ rows, qr }: TransferProps) {
  const t = useText(orderPageTexts);
  return (
    <section className={styles.box} aria-labelledby="przelew">
      <h2 id="przelew">{t('payTitle')}</h2>
      <p>{t('payText')}</p>
      <div className={styles.columns}>
        <dl className={styles.rows}>
          {rows.map(({ key, label, value, copy: copied }) => (
            <div key={key} className={`cluster ${styles.row}`}>
              <dt className="small muted">{label}</dt>
              <dd className={styles.value}>{nbsp(value)}</dd>
              {copied !== undefined && (
                <dd className={styles.copy}>
                  <Button
                    variant="plain"
                    size="sm"
                    icon={iconCopy}
                    aria-label={t('copyWhat', { what: label })}
                    data-copy={copied}
                    data-copied={t('copied', { what: label })}
                  >
                    {t('copy')}
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
        {qr && (
          <figure className={styles.code}>
            {qr}
            <figcaption>{t('qrCaption')}</figcaption>
          </figure>
        )}
      </div>
      <p role="status" />
    </section>
  );
}
