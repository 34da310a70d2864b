import { formatDate } from '../../kit/dates.ts';
import { nbsp } from '../../kit/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { answerOf, type Done, type ListAnswer, NAME_FIELD } from '../listView.ts';
import type { ShoppingList } from '../model.ts';
import { LISTS_PATH, listPath } from '../paths.ts';
import { listTexts } from '../texts.ts';
import { Answer } from './Answer.tsx';
import styles from './Lists.module.css';

export interface ListsPageProps {
  lists: readonly ShoppingList[];
  /** Nobody is signed in. */
  guest: boolean;
  /** Lists of this browser were joined to those of the account a moment ago. */
  joined: boolean;
  answer: ListAnswer | undefined;
  done: Done | undefined;
}

/** All lists of a shopper, and a form for one more. */
export function ListsPage({ lists, guest, joined, answer, done }: ListsPageProps) {
  const t = useText(listTexts);
  // docs/contract/README.md#where-we-differ-from-the-platform: one press makes the first list.
  const begun = lists.length === 0 ? t('first') : undefined;
  const failed = answer?.kind === 'failed' ? answer : undefined;
  const typed = failed?.typed?.name;
  return (
    <div className={`stack ${styles.page}`}>
      <PageHead id="lists" title={t('title')} lead={t('lead')} />
      <Answer answer={answer} done={done} at={LISTS_PATH} />
      {joined && (
        <Note title={t('joinedTitle')}>
          <p>{t('joinedText')}</p>
        </Note>
      )}
      {lists.length === 0 ? (
        <Empty
          title={t('emptyTitle')}
          action={
            <Button href="/nowosci" variant="outline">
              {t('emptyAction')}
            </Button>
          }
        >
          <p>{t('emptyText')}</p>
        </Empty>
      ) : (
        <ul className={styles.lists}>
          {lists.map(({ id, name, count, changedAt, secret }) => (
            <li key={id} className={styles.list}>
              <h2>
                <a href={listPath(id)}>{nbsp(name)}</a>
              </h2>
              <p className="small muted">
                {[
                  t('products', { n: count }),
                  t('changed', { date: formatDate(changedAt) }),
                  ...(secret === undefined ? [] : [t('shared')]),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {guest && lists.length > 0 && (
        <Note title={t('guestTitle')}>
          <p>
            {t('guestText')}{' '}
            <a href={`/logowanie?dalej=${encodeURIComponent(LISTS_PATH)}`} data-own="sign-in">
              {t('signIn')}
            </a>
          </p>
        </Note>
      )}
      <section aria-labelledby="new_list" className={styles.part}>
        <h2 id="new_list">{t('newTitle')}</h2>
        <form method="post" action={LISTS_PATH} className={`stack ${styles.own}`}>
          <Field label={t('newName')} id={NAME_FIELD} help={t('newHelp')} answer={answerOf(failed, NAME_FIELD)}>
            {(control) => <Input name="name" defaultValue={typed ?? begun} required {...control} />}
          </Field>
          <Button type="submit" name="create" value="1">
            {t('create')}
          </Button>
        </form>
      </section>
    </div>
  );
}
