import { readForm } from '../forms/formData.ts';
import type { FormKind } from '../forms/formKind.server.ts';
import { err, ok } from '../kit/result.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { checkOpinion } from './check.ts';
import { type OpinionValues, opinionLongest } from './fields.ts';
import type { Opinions } from './service.server.ts';
import { opinionTexts } from './texts.ts';

interface OpinionFormOptions {
  opinions: Opinions;
  texts: TextOverrides;
  /** Counts a form; false when this visitor may not send one more. */
  mayWrite(from: string): boolean;
}

/** The form that writes an opinion about a product. */
export const createOpinionForms =
  ({ opinions, texts, mayWrite }: OpinionFormOptions) =>
  (product: number): FormKind<OpinionValues> => {
    const { terms } = opinions;
    const check = (values: OpinionValues) => checkOpinion(values, terms, texts);
    return {
      read: (form) => readForm(form, opinionLongest(terms)),
      check: (values) => {
        const checked = check(values);
        return 'faults' in checked ? checked.faults : [];
      },
      async send({ customer }, values, { trapped, from }) {
        const checked = check(values);
        if (trapped || 'faults' in checked) return err('robot');
        if (!mayWrite(from)) return err('often');
        const id = await opinions.write(product, checked.written, customer);
        if (id !== undefined) return ok({ state: 'sent', email: '', files: 0, emailId: id });
        return err({ name: 'opinion_content', message: translate(opinionTexts, texts, 'repeated') });
      },
      async find(id) {
        const found = await opinions.find(id);
        return found?.product === product ? { state: 'sent', email: '', files: 0, emailId: id } : undefined;
      },
    };
  };

export type OpinionForms = ReturnType<typeof createOpinionForms>;
