import { written } from '../db/written.ts';
import { readFormWithFiles } from '../files/form.server.ts';
import { FILES_FIELD, isUploadId } from '../files/model.ts';
import { faultText } from '../files/refusedFiles.ts';
import { type FormAnswer, MOST_FILES, SENT_PARAM, type SentForm, TRAP } from '../forms/answer.ts';
import { type FormKind, takeForm } from '../forms/formKind.server.ts';
import { redirect, refused as refusal } from './outcomes.ts';
import type { PageRequest } from './page.ts';

/**
 * Takes a form with its files; mistakes come back as data, with all that was typed. A document that was posted is led
 * on to an address that says what became of it, so that loading it again sends nothing.
 */
export async function answerForm<Values>(
  asked: PageRequest,
  form: Omit<FormKind<Values>, 'find'>,
  /** Address after a form was sent. */
  sentAt: (sent: SentForm) => string,
): Promise<FormAnswer<Values>> {
  const { shop, visit, visitor: from } = asked;
  const read = await readFormWithFiles(asked.request, visit, { ...shop.files, most: MOST_FILES, from });
  const { fields, kept, refused, stopped } = read;
  const why = stopped === 'too_large' ? 'tooLarge' : stopped === 'long_text' ? 'longText' : undefined;
  if (stopped !== undefined && why === undefined) throw refusal(400, stopped);
  const values = form.read(fields);
  if (why !== undefined) return { state: 'refused', why, values, kept };
  const unfit = refused.map(({ name, fault }) => faultText(fault, name, shop.texts)).join(' ');
  const more = unfit === '' ? [] : [{ name: FILES_FIELD, message: unfit }];
  const trapped = (fields.get(TRAP) ?? '') !== '';
  const answer = await written<FormAnswer<Values>>(
    () => takeForm(form, visit, { values, files: kept, more, trapped, from }),
    () => ({ state: 'refused', why: 'unavailable', values, kept }),
    asked.reportError,
  );
  if (answer.state === 'sent' && !asked.live) throw redirect(sentAt(answer));
  return answer;
}

/** Address of the form, which may hold a query and a place, with the result. */
export const withEmail =
  (at: string) =>
  ({ emailId }: SentForm): string => {
    const [path = '', place] = at.split('#');
    const query = `${path.includes('?') ? '&' : '?'}${SENT_PARAM}=${emailId}`;
    return path + query + (place === undefined ? '' : `#${place}`);
  };

/** Sent form that the address names, if any. */
export async function sentForm<Values>({ url }: PageRequest, form: FormKind<Values>): Promise<SentForm | undefined> {
  const emailId = url.searchParams.get(SENT_PARAM) ?? '';
  return isUploadId(emailId) ? form.find(emailId) : undefined;
}
