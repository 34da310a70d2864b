import { nbsp } from '../../kit/typography.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { findPath } from '../linkByEmail/model.ts';
import styles from './Downloads.module.css';

export interface GoneProps {
  number: string;
  name: string;
  words: string;
  /** The shop opens it again for whoever asks. */
  ask: boolean;
  company: { email: string; phone: string };
}

/** Why a file that was bought cannot be fetched, and whom to ask. */
export function GonePage({ number, name, words, ask, company }: GoneProps) {
  const t = useText(downloadTexts);
  return (
    <Wrap className={styles.page}>
      <PageHead id="plik" title={t('goneTitle')} lead={nbsp(words)} />
      <div className={styles.gone}>
        <p>{nbsp(t('goneName', { name, number }))}</p>
        <p>{t(ask ? 'renew' : 'goneHelp', company)}</p>
        <p>
          <a href={findPath(false)}>{t('findOrder')}</a>
        </p>
      </div>
    </Wrap>
  );
}
