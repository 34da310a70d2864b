import type { ReactNode } from 'react';
import { FormFrame } from '../../forms/ui/FormFrame.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { FormTalk } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { Refusal } from './Refusal.tsx';

interface AccountFormProps {
  talk: FormTalk;
  /** Tells this form from others of the page; sent along, and the place on the page that it leads back to. */
  intent?: string;
  /** Labels and ids of the fields in their order, for the summary of mistakes. */
  fields: Readonly<Record<string, { label: string; id: string }>>;
  submit: string;
  variant?: 'buy' | 'outline';
  /** Content beside the button, e.g. a link. */
  beside?: ReactNode;
  labelledBy?: string;
  children: ReactNode;
}

/** Form about an account. */
export function AccountForm({ talk, intent, children, ...rest }: AccountFormProps) {
  const t = useText(accountPageTexts);
  const answer = talk.answer?.intent === intent ? talk.answer : undefined;
  const refused = answer?.state === 'refused' ? answer : undefined;
  const words = answer?.state === 'unsent' ? t('unsent') : refused && <Refusal answer={refused} />;
  return (
    <FormFrame
      {...rest}
      at={intent === undefined ? talk.at : `${talk.at}#${intent}`}
      answer={answer}
      send={talk.send}
      stopped={words === undefined ? undefined : { title: t('notDone'), words }}
      sending={t('sending')}
    >
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
    </FormFrame>
  );
}
