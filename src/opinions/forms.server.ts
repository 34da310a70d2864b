import { FILES_FIELD, type Upload } from '../files/model.ts';
import { faultText } from '../files/refusedFiles.ts';
import { readForm } from '../forms/formData.ts';
import type { FormKind } from '../forms/formKind.server.ts';
import { err, ok } from '../kit/result.ts';
import { QueueFull } from '../pictures/workQueue.ts';
import type { Visit } from '../session/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { checkOpinion } from './check.ts';
import { type OpinionValues, opinionLongest } from './fields.ts';
import type { PhotoFault, Photos } from './photos/service.server.ts';
import type { OpinionAsking } from './purchaseLinks/service.server.ts';
import { askingTexts } from './purchaseLinks/texts.ts';
import type { NewOpinion, Opinions } from './service.server.ts';
import { opinionTexts } from './texts.ts';

interface OpinionFormOptions {
  opinions: Opinions;
  asking: Pick<OpinionAsking, 'write'>;
  photos: Pick<Photos, 'prepare' | 'discard'>;
  /** Words of the page in hand. */
  said(): TextOverrides;
  /** Counts a form; false when this visitor may not send one more. */
  mayWrite(from: string): Promise<boolean>;
}

/** Forms that write an opinion about a product: of anybody, and of whoever has a link of a buyer. */
export function createOpinionForms({ opinions, asking, photos, said, mayWrite }: OpinionFormOptions) {
  const { terms } = opinions;
  const check = (values: OpinionValues) => checkOpinion(values, terms, said());
  const repeated = () => translate(opinionTexts, said(), 'repeated');

  const tooMany = () => translate(opinionTexts, said(), 'photosMost', { n: terms.photos });
  const photoMessage = ({ name, fault }: PhotoFault) =>
    fault ? faultText(fault, name, said()) : translate(opinionTexts, said(), 'photoUnread', { name });

  /** Undefined while too many photos wait. */
  const prepared = (visit: Visit, files: readonly Upload[], from: string) =>
    photos.prepare(visit, files, from).catch((error: unknown) => {
      if (error instanceof QueueFull) return undefined;
      throw error;
    });

  /** `write` gives the id of the opinion, or what is wrong with it in words. */
  const form = (
    product: number,
    write: (visit: Visit, written: NewOpinion) => Promise<{ id: string } | { message: string }>,
  ): FormKind<OpinionValues> => ({
    read: (data) => readForm(data, opinionLongest(terms)),
    check: (values) => {
      const checked = check(values);
      return 'faults' in checked ? checked.faults : [];
    },
    async send(visit, values, { files, trapped, from }) {
      const checked = check(values);
      if (trapped || 'faults' in checked) return err('robot');
      if (files.length > terms.photos) return err({ name: FILES_FIELD, message: tooMany() });
      if (!(await mayWrite(from))) return err('often');
      const ready = await prepared(visit, files, from);
      if (!ready) return err('unavailable');
      if (!ready.ok) return err({ name: FILES_FIELD, message: photoMessage(ready.error) });
      const done = await write(visit, { ...checked.written, prepared: ready.value });
      // Either the originals are needed no more, or what was made of them.
      await photos.discard(visit.session, 'message' in done ? ready.value.photos : files);
      if ('message' in done) return err({ name: 'opinion_content', message: done.message });
      return ok({ state: 'sent', email: '', files: files.length, emailId: done.id });
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
        return { message: done.error === 'repeated' ? repeated() : translate(askingTexts, said(), done.error) };
      }),
  };
}

export type OpinionForms = ReturnType<typeof createOpinionForms>;
