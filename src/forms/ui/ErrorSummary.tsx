import { type MouseEvent, use } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { errorsOf } from '../engine/model.ts';
import { formUiTexts } from '../engine/texts.ts';
import { FormContext } from './FormContext.ts';

interface ErrorSummaryProps {
  /** Labels of fields and the ids of their controls. */
  fields: Readonly<Record<string, { label: string; id: string }>>;
}

/** Summary at the top of a stopped form: mistakes with links to their fields. It goes once nothing is wrong. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const form = use(FormContext);
  const t = useText(formUiTexts);
  const errors = form?.model.failed ? errorsOf(form.model) : [];
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    const control = document.getElementById(event.currentTarget.hash.slice(1));
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <div aria-live="polite">
      {errors.length > 0 && (
        <Note kind="err" title={t('summary', { n: errors.length })}>
          <ul>
            {errors.map(({ name, message }) => {
              const { label = name, id = name } = fields[name] ?? {};
              return (
                <li key={name}>
                  <a href={`#${id}`} onClick={lead}>
                    {nbsp(label)}
                  </a>
                  : {nbsp(message)}
                </li>
              );
            })}
          </ul>
        </Note>
      )}
    </div>
  );
}
