import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BranchesPage.module.css';
import { LONGEST_WHERE, WHERE_PARAM } from './find.ts';
import { PRODUCT_PARAM } from './model.ts';
import { BRANCHES_PATH } from './path.ts';
import { branchTexts } from './texts.ts';

export interface BranchSearchProps {
  typed: string;
  /** How many were found; undefined before anything is looked for. */
  found: number | undefined;
  /** Id of the product whose pieces are told. */
  product?: number | undefined;
}

/** Looks for branches by words, with scripts and without. */
export function BranchSearch({ typed, found, product }: BranchSearchProps) {
  const t = useText(branchTexts);
  return (
    <search>
      <form method="get" action={BRANCHES_PATH} className={styles.search}>
        {product !== undefined && <input type="hidden" name={PRODUCT_PARAM} value={product} />}
        <Field label={t('where')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name={WHERE_PARAM}
              defaultValue={typed}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={LONGEST_WHERE}
            />
          )}
        </Field>
        <Button type="submit">{t('find')}</Button>
      </form>
      {found !== undefined && (
        <p role="status" className={styles.told}>
          {found === 0 ? t('notFound', { typed }) : t('found', { n: found })}
        </p>
      )}
    </search>
  );
}
