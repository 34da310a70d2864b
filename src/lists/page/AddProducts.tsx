import * as boxes from '../../pictures/boxes.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { EntryView } from '../entryView.ts';
import { listTexts } from '../texts.ts';
import { EntryPicture, EntryWords } from './EntryWords.tsx';
import styles from './Lists.module.css';

/** What somebody with the link looks for, in order to add it. */
export interface Adding {
  /** Empty before anything is looked for. */
  text: string;
  /** Products that were found, under their ids; `there` stand on the list already. */
  found: readonly { product: EntryView; there: boolean }[];
}

/** Finds products for somebody else's list and adds them: two forms, which work without scripts. */
export function AddProducts({ adding: { text, found }, at }: { adding: Adding; at: string }) {
  const t = useText(listTexts);
  return (
    <section aria-labelledby="add" className={styles.part}>
      <h2 id="add">{t('addTitle')}</h2>
      <form method="get" action={`${at}#add`} className={`stack ${styles.own}`}>
        <Field label={t('addWhat')}>
          {(control) => <Input type="search" name="szukaj" defaultValue={text} maxLength={100} {...control} />}
        </Field>
        <Button type="submit" variant="outline">
          {t('addFind')}
        </Button>
      </form>
      {text !== '' && found.length === 0 && <p role="status">{t('addNone', { text })}</p>}
      {found.length > 0 && (
        <form method="post" action={at}>
          <ul className={styles.rows}>
            {found.map(({ product, there }) => (
              <li key={product.id} className={styles.entry}>
                <EntryPicture entry={product} box={boxes.line} />
                <div className={`stack ${styles.words}`}>
                  <EntryWords entry={product} />
                  {there ? (
                    <p>{t('addThere')}</p>
                  ) : (
                    <div className={`cluster ${styles.buttons}`}>
                      <Button
                        type="submit"
                        size="sm"
                        name="add"
                        value={product.id}
                        aria-label={t('addOneLabel', { name: product.name })}
                      >
                        {t('addOne')}
                      </Button>
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  );
}
