import { nbsp } from '../kit/typography.ts';
import { TransferCode } from '../payments/transfer/TransferCode.tsx';
import { useText } from '../ui/TextContext.tsx';
import { withdrawTexts } from './texts.ts';
import type { DrawnWay } from './view.ts';
import styles from './Withdraw.module.css';

/** How things go back without a printer: what to do, the code in words and as a QR code, the carrier's page. */
export function ReturnSteps({ way: { how, code, href, drawn } }: { way: DrawnWay }) {
  const t = useText(withdrawTexts);
  return (
    <div className={`stack ${styles.steps}`}>
      <p>{nbsp(how ?? t('returnHow'))}</p>
      {code !== undefined && <p className={styles.code}>{t('returnCode', { code })}</p>}
      {drawn && <TransferCode code={drawn} label={t('returnQr')} />}
      {href !== undefined && (
        <p>
          <a href={href} rel="nofollow noopener noreferrer">
            {t('returnOpen')}
          </a>
        </p>
      )}
    </div>
  );
}
