import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import styles from './BasketLine.module.css';
import type { ShownAnswer } from './live.ts';

interface Props {
  /** Id of the line. */
  id: string;
  name: string;
  comment: string;
  form: string;
  comments: ShownAnswer['comments'];
}

/** Words of the shopper's about one thing. */
export function LineComment({ id, name, comment, form, comments }: Props) {
  const t = useText(basketTexts);
  const field = `comment-${id}`;
  const typed = comments?.typed[id];
  const why = typed === undefined ? undefined : comments?.why;
  // As the page came: what is typed after that is the browser's.
  const [first] = useState(typed);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (why !== undefined && fold.current) fold.current.open = true;
  }, [why]);
  return (
    <details ref={fold} className={styles.comment} open={first !== undefined}>
      <summary>{comment === '' ? t('commentAdd') : t('commentShown', { comment })}</summary>
      <div className={styles.words}>
        <label className="vh" htmlFor={field}>
          {t('commentLabel', { name })}
        </label>
        <input type="hidden" form={form} name={`comment_was[${id}]`} value={comment} />
        {/* A browser would cut what is pasted beyond a maxlength, without a word. */}
        <Textarea
          id={field}
          form={form}
          name={`comment[${id}]`}
          rows={2}
          defaultValue={first ?? comment}
          aria-invalid={why !== undefined || undefined}
          aria-describedby={why === undefined ? `${field}-help` : `${field}-help ${field}-answer`}
        />
        <p id={`${field}-help`}>{t('commentHelp')}</p>
        <div aria-live="polite">
          {why !== undefined && (
            <FieldMessage kind="err" id={`${field}-answer`}>
              {why}
            </FieldMessage>
          )}
        </div>
        <Button type="submit" form={form} size="sm">
          {t('commentSave')}
        </Button>
      </div>
    </details>
  );
}
