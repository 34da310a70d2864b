import { data, type RouterContextProvider, redirect } from 'react-router';
import { readFormWithFiles } from '../files/form.server.ts';
import { FILES_FIELD, isUploadId } from '../files/model.ts';
import { faultText } from '../files/rules.ts';
import { type FormAnswer, MOST_FILES, SENT_PARAM, type SentForm, TRAP } from '../forms/answer.ts';
import { type FormKind, takeForm } from '../forms/formKind.server.ts';
import { services, visit, visitor } from './context.server.ts';
import { documentHead } from './head/documentHead.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Takes a form with its files; what is wrong with it comes back as data, with all that was typed. A document that was
 * posted is led on to an address that says what became of it, so that loading it again sends nothing.
 */
export async function answerForm<Values>(
  request: Request,
  context: Context,
  form: Omit<FormKind<Values>, 'find'>,
  /** Where a form that arrived leads. */
  sentAt: (sent: SentForm) => string,
): Promise<FormAnswer<Values>> {
  const shop = context.get(services);
  const asking = context.get(visit);
  const read = await readFormWithFiles(request, asking, { ...shop.files, most: MOST_FILES });
  const { fields, kept, refused, stopped } = read;
  const why = stopped === 'too_large' ? 'tooLarge' : stopped === 'long_text' ? 'longText' : undefined;
  if (stopped !== undefined && why === undefined) throw data({ code: stopped }, { status: 400 });
  const values = form.read(fields);
  if (why !== undefined) return { state: 'refused', why, values, kept };
  const unfit = refused.map(({ name, fault }) => faultText(fault, name, shop.texts)).join(' ');
  const answer = await takeForm(form, asking, {
    values,
    files: kept,
    more: unfit === '' ? [] : [{ name: FILES_FIELD, message: unfit }],
    trapped: (fields.get(TRAP) ?? '') !== '',
    from: context.get(visitor),
  });
  if (answer.state === 'sent' && context.get(documentHead).written) throw redirect(sentAt(answer), 303);
  return answer;
}

/** The form's own address, which may hold a query and a place, with what became of it. */
export const withLetter =
  (at: string) =>
  ({ letter }: SentForm): string => {
    const [path = '', place] = at.split('#');
    const query = `${path.includes('?') ? '&' : '?'}${SENT_PARAM}=${letter}`;
    return path + query + (place === undefined ? '' : `#${place}`);
  };

/** What the form at this address became, when the address says that it was sent. */
export async function sentForm<Values>(request: Request, form: FormKind<Values>): Promise<SentForm | undefined> {
  const letter = new URL(request.url).searchParams.get(SENT_PARAM) ?? '';
  return isUploadId(letter) ? form.find(letter) : undefined;
}
