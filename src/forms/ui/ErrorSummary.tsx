import { type MouseEvent, use } from 'react';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { errorsOf } from '../engine/model.ts';
import { FormContext } from './FormContext.ts';
import { formUiTexts } from './texts.ts';

interface ErrorSummaryProps {
  /** What a field is called, and the id of its control. */
  fields: Readonly<Record<string, { label: string; id: string }>>;
}

/** At the top of a form that was stopped: what to mend, each a way to its field. Goes once nothing is wrong. */
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
                    {label}
                  </a>
                  : {message}
                </li>
              );
            })}
          </ul>
        </Note>
      )}
    </div>
  );
}
