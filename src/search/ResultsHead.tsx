import { nbsp } from '../kit/typography.ts';
import { useText } from '../ui/TextContext.tsx';
import { searchPath } from './address.ts';
import type { Found } from './engine/model.ts';
import { type FoundGroup, FoundGroups } from './FoundGroups.tsx';
import styles from './ResultsHead.module.css';
import { roundedDown } from './roundedCount.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchTexts } from './texts.ts';

export interface ResultsNotes extends Pick<Found, 'total' | 'atLeast' | 'missing'> {
  corrected: string | null;
  /** Number of products in the list: the best of all. */
  shown: number;
}

interface ResultsHeadProps {
  text: string;
  notes: ResultsNotes;
  groups: readonly FoundGroup[];
}

/** The box with the text, what was understood of it, and what was found besides products. */
export function ResultsHead({ text, notes, groups }: ResultsHeadProps) {
  const { corrected, missing, total, atLeast, shown } = notes;
  const t = useText(searchTexts);
  return (
    <>
      <div className={`stack ${styles.head}`}>
        <SearchForm text={text} />
        {corrected !== null && (
          <p className={`cluster ${styles.did}`}>
            <span>{t('corrected')}</span>{' '}
            <span>
              {t('didYouMean')}{' '}
              <a href={searchPath(corrected)} className="tap">
                {nbsp(corrected)}
              </a>
              ?
            </span>
          </p>
        )}
        {missing.length > 0 && <p>{t('withoutWords', { words: missing.map((word) => `„${word}”`).join(', ') })}</p>}
        {total > shown && (
          <p data-message="search_to_many_products">
            {atLeast ? t('tooManyAtLeast', { n: roundedDown(total), shown }) : t('tooMany', { n: total, shown })}
          </p>
        )}
      </div>
      <FoundGroups groups={groups} />
    </>
  );
}
