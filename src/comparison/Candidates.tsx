import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import { ButtonForm } from '../ui/ButtonForm.tsx';
import { Plate } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Candidates.module.css';
import { comparisonTexts } from './texts.ts';
import { type Candidate, cardName } from './view.ts';

/** Products of the same kind, each added by one press. */
export function Candidates({ candidates, at }: { candidates: readonly Candidate[]; at: string }) {
  const t = useText(comparisonTexts);
  return (
    <section aria-labelledby="dodaj_do_porownania" className={styles.part}>
      <h2 id="dodaj_do_porownania">{t('more')}</h2>
      <p className={styles.words}>{nbsp(t('moreText'))}</p>
      <ul className={styles.candidates}>
        {candidates.map((one) => (
          <li key={one.id}>
            <div aria-hidden="true">
              <Plate picture={pictureProps(one.picture, boxes.line)} />
            </div>
            <span>{nbsp(cardName(one))}</span>
            <ButtonForm action={at} name="add" value={one.id} size="sm" label={t('addLabel', { name: cardName(one) })}>
              {t('add')}
            </ButtonForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
