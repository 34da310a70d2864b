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
      <section className={`stack ${styles.section}`}>
        <h2>{t('downloadTitle')}</h2>
        <p className="small muted">{t('downloadLead')}</p>
        <p className="small muted">{t('downloadBesides')}</p>
        <p>
          <Button href="/konto/moje-dane.json" download icon={iconDownload}>
            {t('download')}
          </Button>
        </p>
      </section>
      <section className={`stack ${styles.section}`}>
        <h2>{t('eraseTitle')}</h2>
        <p className="small muted">{t('eraseLead')}</p>
        <p className="small muted">{t('eraseOrders')}</p>
        {/* Told by the server in the shop's words, not by the browser in its own. */}
        <form
          method="post"
          action="/konto/moje-dane#sure"
          noValidate
          className={`stack ${styles.erase}`}
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
