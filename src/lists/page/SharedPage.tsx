import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { EntryView } from '../entryView.ts';
import type { Done, ListAnswer } from '../listView.ts';
import { listTexts } from '../texts.ts';
import { type Adding, AddProducts } from './AddProducts.tsx';
import { Answer } from './Answer.tsx';
import { EntryPicture, EntryWay, EntryWords } from './EntryWords.tsx';
import styles from './Lists.module.css';

export interface SharedPageProps {
  /** Undefined for a link that was withdrawn, or never was. */
  list: { name: string; entries: readonly EntryView[]; adding?: Adding } | undefined;
  /** Address of this page. */
  at: string;
  answer: ListAnswer | undefined;
  done: Done | undefined;
}

/** A list as those see it who were given its link: nothing tells whose it is. */
export function SharedPage({ list, at, answer, done }: SharedPageProps) {
  const t = useText(listTexts);
  if (!list)
    return (
      <Empty
        level={1}
        className={styles.gone}
        title={t('withdrawnTitle')}
        action={
          <Button href="/" variant="outline">
            {t('toShop')}
          </Button>
        }
      >
        <p>{t('withdrawnText')}</p>
      </Empty>
    );
  return (
    <div className={`stack ${styles.page}`}>
      <PageHead id="list" title={nbsp(list.name)} lead={t(list.adding ? 'sharedAddLead' : 'sharedLead')} />
      <Answer answer={answer} done={done} at={at} />
      {list.entries.length === 0 ? (
        <p>{t('listEmptyTitle')}</p>
      ) : (
        <form method="post" action={at} className={styles.shared}>
          <div className={`cluster ${styles.bar}`}>
            <Button type="submit" name="basketAll" value="1" variant="buy">
              {t('allToBasket')}
            </Button>
            <Button type="submit" name="keep" value="1" variant="outline">
              {t('keep')}
            </Button>
          </div>
          <ul className={styles.rows}>
            {list.entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <EntryPicture entry={entry} box={boxes.line} />
                <div className={`stack ${styles.words}`}>
                  <EntryWords entry={entry} wanted="onList" />
                  <div className={`cluster ${styles.buttons}`}>
                    <EntryWay entry={entry} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </form>
      )}
      {list.adding && <AddProducts adding={list.adding} at={at} />}
    </div>
  );
}
