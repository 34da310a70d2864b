import { nbsp } from '../kit/typography.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonForm } from '../ui/ButtonForm.tsx';
import { Check } from '../ui/Check.tsx';
import { Empty } from '../ui/Empty.tsx';
import { iconCopy } from '../ui/icons.ts';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { COMPARISON_PATH } from './address.ts';
import { Candidates } from './Candidates.tsx';
import styles from './ComparisonPage.module.css';
import { ComparisonTable, REMOVE_FORM } from './ComparisonTable.tsx';
import { Full } from './Full.tsx';
import { Sides } from './Sides.tsx';
import { comparisonTexts } from './texts.ts';
import type { ComparisonView } from './view.ts';

/** Products side by side, and how to have more or fewer of them. */
export function ComparisonPage({ view }: { view: ComparisonView }) {
  const t = useText(comparisonTexts);
  const { cards, most, gone, at, wanted } = view;
  if (cards.length === 0) {
    return (
      <Empty
        level={1}
        title={t(gone > 0 ? 'allGone' : 'emptyTitle')}
        action={
          <Button href="/nowosci" variant="outline">
            {t('emptyAction')}
          </Button>
        }
      >
        <p data-message="compare_error_minimum">{t('emptyText', { most })}</p>
      </Empty>
    );
  }
  return (
    <div className={`stack ${styles.page}`}>
      <PageHead id="porownanie" title={t('heading', { n: cards.length })} />
      {gone > 0 && (
        <Note kind="warn" title={t('goneTitle')}>
          <p>{t('gone', { n: gone })}</p>
        </Note>
      )}
      {wanted && <Full view={view} wanted={wanted} />}
      {cards.length === 1 && (
        <Note title={t('oneTitle')}>
          <p data-message="compare_error_minimum">{t('oneText')}</p>
        </Note>
      )}
      <section className={styles.compared} aria-labelledby="porownanie">
        <Tools view={view} />
        {cards.length > 1 && (
          <div className={`cluster ${styles.only}`}>
            <Check kind="switch" unanswered data-only="">
              {t('onlyDifferent')}
            </Check>
            <p className="small muted">{nbsp(t('legend'))}</p>
          </div>
        )}
        {cards.length > 2 && <Sides view={view} />}
        <form method="post" action={at} id={REMOVE_FORM} />
        <ComparisonTable view={view} />
      </section>
      {cards.length < most && view.candidates.length > 0 && <Candidates candidates={view.candidates} at={at} />}
    </div>
  );
}

function Tools({ view: { href } }: { view: ComparisonView }) {
  const t = useText(comparisonTexts);
  return (
    <div className={`cluster ${styles.tools}`}>
      <Button size="sm" icon={iconCopy} className={styles.copy} data-copy={href} data-copied={t('copied')}>
        {t('copy')}
      </Button>
      <ButtonForm action={COMPARISON_PATH} name="clear" value={1} variant="plain" size="sm">
        {t('clear')}
      </ButtonForm>
      <p role="status" className="small muted" />
    </div>
  );
}
