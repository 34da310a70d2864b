import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { LONGEST_COMMENT } from '../limits.ts';
import { basketTexts } from '../texts.ts';
import styles from './BasketLine.module.css';

interface Props {
  /** Id of the line. */
  id: string;
  name: string;
  comment: string;
  form: string;
}

/** Words of the shopper's about one thing. */
export function LineComment({ id, name, comment, form }: Props) {
  const t = useText(basketTexts);
  const field = `comment-${id}`;
  return (
    <details className={styles.comment} key={comment}>
      <summary>{comment === '' ? t('commentAdd') : t('commentShown', { comment })}</summary>
      <div className={styles.words}>
        <label className="vh" htmlFor={field}>
          {t('commentLabel', { name })}
        </label>
        <input type="hidden" form={form} name={`comment_was[${id}]`} value={comment} />
        <Textarea
          id={field}
          form={form}
          name={`comment[${id}]`}
          rows={2}
          maxLength={LONGEST_COMMENT}
          defaultValue={comment}
          aria-describedby={`${field}-help`}
        />
        <p id={`${field}-help`}>{t('commentHelp')}</p>
        <Button type="submit" form={form} size="sm">
          {t('commentSave')}
        </Button>
      </div>
    </details>
  );
}
