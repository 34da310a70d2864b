import { nbsp } from '../../kit/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { Done, ListAnswer, ListView } from '../listView.ts';
import { LISTS_PATH, shownPath } from '../paths.ts';
import { listTexts } from '../texts.ts';
import { Answer } from './Answer.tsx';
import { EntryItem } from './EntryItem.tsx';
import { ListSettings } from './ListSettings.tsx';
import styles from './Lists.module.css';

export interface ListPageProps {
  view: ListView;
  answer: ListAnswer | undefined;
  done: Done | undefined;
}

/**
 * One list of a shopper, in a list or a grid. It is one form, so that whatever is pressed brings along what was typed, and
 * works without scripts.
 */
export function ListPage({ view, answer, done }: ListPageProps) {
  const t = useText(listTexts);
  const { id, name, entries, grid } = view;
  const at = shownPath(id, grid);
  const failed = answer?.kind === 'failed' ? answer : undefined;
  return (
    <form
      method="post"
      action={at}
      className={classes('shopping_list', 'stack', grid ? '--group' : '--list', styles.page)}
      data-list_id={id}
    >
      {/* Enter in a field presses the first button of a form: it saves, and buys nothing. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      <p className={styles.back}>
        <a href={LISTS_PATH} className="tap">
          {t('back')}
        </a>
      </p>
      <PageHead id="list" title={nbsp(name)} lead={t('products', { n: entries.length })} />
      <Answer answer={answer} done={done} />
      {entries.length === 0 ? (
        <Empty
          title={t('listEmptyTitle')}
          action={
            <Button href="/nowosci" variant="outline">
              {t('emptyAction')}
            </Button>
          }
        >
          <p>{t('listEmptyText')}</p>
        </Empty>
      ) : (
        <>
          <div className={`cluster ${styles.bar}`}>
            <Button type="submit" name="basketAll" value="1" variant="buy">
              {t('allToBasket')}
            </Button>
            <nav aria-label={t('view')} className={styles.views}>
              <a href={shownPath(id, false)} className="tap" aria-current={grid ? undefined : 'true'}>
                {t('viewList')}
              </a>
              <a href={shownPath(id, true)} className="tap" aria-current={grid ? 'true' : undefined}>
                {t('viewGrid')}
              </a>
            </nav>
          </div>
          <ul className={grid ? styles.grid : styles.rows}>
            {entries.map((entry) => (
              <EntryItem key={entry.id} entry={entry} view={view} failed={failed} />
            ))}
          </ul>
        </>
      )}
      <ListSettings view={view} failed={failed} />
    </form>
  );
}
