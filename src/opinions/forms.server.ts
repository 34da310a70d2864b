import { readForm } from '../forms/formData.ts';
import type { FormKind } from '../forms/formKind.server.ts';
import { err, ok } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import type { OpinionAsking } from './asking/service.server.ts';
import { askingTexts } from './asking/texts.ts';
import { checkOpinion, type WrittenOpinion } from './check.ts';
import { type OpinionValues, opinionLongest } from './fields.ts';
import type { Opinions } from './service.server.ts';
import { opinionTexts } from './texts.ts';

interface OpinionFormOptions {
  opinions: Opinions;
  asking: Pick<OpinionAsking, 'write'>;
  texts: TextOverrides;
  /** Counts a form; false when this visitor may not send one more. */
  mayWrite(from: string): boolean;
}

/** Forms that write an opinion about a product: of anybody, and of whoever has a link of a buyer. */
export function createOpinionForms({ opinions, asking, texts, mayWrite }: OpinionFormOptions) {
  const { terms } = opinions;
  const check = (values: OpinionValues) => checkOpinion(values, terms, texts);
  const repeated = () => translate(opinionTexts, texts, 'repeated');

  /** `write` gives the id of the opinion, or what is wrong with it in words. */
  const form = (
    product: number,
    write: (visit: Visit, written: WrittenOpinion) => Promise<{ id: string } | { message: string }>,
  ): FormKind<OpinionValues> => ({
    read: (data) => readForm(data, opinionLongest(terms)),
    check: (values) => {
      const checked = check(values);
      return 'faults' in checked ? checked.faults : [];
    },
    async send(visit, values, { trapped, from }) {
      const checked = check(values);
      if (trapped || 'faults' in checked) return err('robot');
      if (!mayWrite(from)) return err('often');
      const done = await write(visit, checked.written);
      if ('message' in done) return err({ name: 'opinion_content', message: done.message });
      return ok({ state: 'sent', email: '', files: 0, emailId: done.id });
    },
    async find(id) {
      const found = await opinions.find(id);
      return found?.product === product ? { state: 'sent', email: '', files: 0, emailId: id } : undefined;
    },
  });

  return {
    opinionForms: (product: number) =>
      form(product, async ({ customer }, written) => {
        const id = await opinions.write(product, written, customer);
        return id === undefined ? { message: repeated() } : { id };
      }),
    boughtForms: (product: number, token: string) =>
      form(product, async (_, written) => {
        const done = await asking.write(token, written);
        if (done.ok) return { id: done.value };
        return { message: done.error === 'repeated' ? repeated() : translate(askingTexts, texts, done.error) };
      }),
  };
}

export type OpinionForms = ReturnType<typeof createOpinionForms>;
