import { useMemo } from 'react';
import { TRAP } from '../../forms/answer.ts';
import type { Outcome } from '../../forms/ui/useForm.ts';
import { useTextOverrides } from '../../ui/TextContext.tsx';
import { translate } from '../../ui/text.ts';
import { observe } from '../client.ts';
import { type NotifyAnswer, notAccepted } from './model.ts';
import { observeTexts } from './texts.ts';

/** Asks for a notice and reports the result. `answer` is the last one. */
export function useNotice(product: number, answer: NotifyAnswer | undefined, tell: (answer: NotifyAnswer) => void) {
  const overrides = useTextOverrides();

  async function ask(size: string, form: FormData): Promise<void> {
    const text = (name: string) => String(form.get(name) ?? '');
    const input = { size, email: text('email'), consent: form.get('consent') !== null };
    const told = await observe({ product, parts: form.getAll('part').join(), ...input }, { [TRAP]: text(TRAP) });
    if (told && told.status === 'success') return tell({ size, ok: true });
    const { code, errdesc } = told ? told : { code: undefined, errdesc: undefined };
    const field = code === 'email' || code === 'consent' ? code : undefined;
    tell(notAccepted(input, field, errdesc || translate(observeTexts, overrides, 'failed')));
  }

  const outcome = useMemo<Outcome | undefined>(() => {
    if (!answer) return undefined;
    if (answer.ok) return { accepted: true };
    return answer.faults.length > 0 ? { faults: answer.faults } : { unsent: true };
  }, [answer]);
  return { outcome, ask };
}
