import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { iconDownload } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type FormAnswer, faultOf } from '../formAnswer.ts';
import { LEAVES } from '../leaving.ts';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Sections.module.css';

export function PersonalDataSection({ answer }: { answer: FormAnswer | undefined }) {
  const t = useText(accountPageTexts);
  return (
    <>
      <section className={styles.section}>
        <h2>{t('downloadTitle')}</h2>
        <p className={styles.small}>{t('downloadLead')}</p>
        <p className={styles.small}>{t('downloadBesides')}</p>
        <p>
          <Button href="/konto/moje-dane.json" download icon={iconDownload}>
            {t('download')}
          </Button>
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('eraseTitle')}</h2>
        <p className={styles.small}>{t('eraseLead')}</p>
        <p className={styles.small}>{t('eraseOrders')}</p>
        {/* Told by the server in the shop's words, not by the browser in its own. */}
        <form
          method="post"
          action="/konto/moje-dane#sure"
          noValidate
          className={styles.erase}
          {...{ [LEAVES]: 'sure' }}
        >
          <Check id="sure" name="sure" value="1" required error={faultOf(answer, 'sure')}>
            {t('eraseSure')}
          </Check>
          <div>
            <Button type="submit">{t('erase')}</Button>
          </div>
        </form>
      </section>
    </>
  );
}
