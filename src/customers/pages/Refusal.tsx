import { useText } from '../../ui/TextContext.tsx';
import type { FormAnswer } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';

/** Why a form was not taken, with a sign-in beside the page where that is why. */
export function Refusal({ answer }: { answer: Extract<FormAnswer, { state: 'refused' }> }) {
  const t = useText(accountPageTexts);
  if (answer.signIn === undefined) return answer.message;
  return (
    <>
      {answer.message}{' '}
      <a href={answer.signIn} target="_blank" rel="noopener">
        {t('signInApart')}
      </a>
    </>
  );
}
