import { data, type RouterContextProvider, redirect } from 'react-router';
import { ADDED_PATH } from '../basket/answers.ts';
import { readAddForm } from '../basket/form.ts';
import { addMessage } from '../basket/messages.ts';
import { type FormWithFiles, readFormWithFiles } from '../files/form.server.ts';
import { isUploadId } from '../files/model.ts';
import { faultText } from '../files/rules.ts';
import { TRAP } from '../forms/answer.ts';
import { LONGEST } from '../forms/rules/lengths.ts';
import { formUiTexts } from '../forms/ui/texts.ts';
import { type PersonalField, personalName, type Returned } from '../product/buy/model.ts';
import { type NotifyAnswer, notAccepted } from '../product/observe/model.ts';
import { ERROR_TEXTS, observeTexts } from '../product/observe/texts.ts';
import { translate } from '../ui/text.ts';
import { services, visit, visitor } from './context.server.ts';

type Fields = readonly Pick<PersonalField, 'kind' | 'key'>[];

/** Files that the form of a product may bring, a field for each. */
const MOST_FILES = 10;

/** The form as it was sent; files in it are kept, and their fields hold their ids. Throws what is no answer to a form. */
export async function readProductForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormWithFiles> {
  const { files } = context.get(services);
  const read = await readFormWithFiles(request, context.get(visit), { ...files, most: MOST_FILES });
  const { stopped } = read;
  if (stopped !== undefined && stopped !== 'too_large' && stopped !== 'long_text')
    throw data({ code: stopped }, { status: 400 });
  for (const [id, name] of read.fieldOf) read.fields.set(name, id);
  return read;
}

/**
 * Adds what a form without scripts asks for, with its files, and leads to the basket. What cannot be added comes back
 * with all that was given, and why.
 */
export async function addByForm(
  { fields, kept, refused, stopped }: FormWithFiles,
  personal: Fields,
  context: Readonly<RouterContextProvider>,
): Promise<Returned> {
  const shop = context.get(services);
  const asking = context.get(visit);
  const back = async (why: string) => ({ why, ...(await given(fields, personal, kept, context)) });
  if (refused.length > 0) {
    return back(refused.map(({ name, fault }) => faultText(fault, name, shop.texts)).join(' '));
  }
  // What was cut off may be what the product is to be made with.
  if (stopped === 'long_text') return back(translate(formUiTexts, shop.texts, 'longText'));
  const wanted = readAddForm(fields);
  if (!wanted) throw data({ code: stopped ?? 'malformed' }, { status: stopped ? 413 : 400 });
  const [added] = await shop.baskets.add(asking, [wanted]);
  if (added?.ok === false) return back(addMessage(added.error, shop.texts));
  throw redirect(ADDED_PATH, 303);
}

/** „Powiadom mnie” without scripts: the page answers with what came of it. */
export async function askNotice(
  fields: FormData,
  product: number,
  context: Readonly<RouterContextProvider>,
): Promise<NotifyAnswer> {
  const shop = context.get(services);
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, LONGEST.email * 2);
  const input = { product, size: text('size'), email: text('email'), consent: fields.get('consent') !== null };
  const kept = await shop.askNotice(input, { trapped: text(TRAP) !== '', from: context.get(visitor) });
  if (kept.ok) return { size: input.size, ok: true };
  return notAccepted(input, kept.error, translate(observeTexts, shop.texts, ERROR_TEXTS[kept.error]));
}

/** What the fields hold: words, and files that are there for this shopper. */
async function given(
  fields: FormData,
  personal: Fields,
  kept: FormWithFiles['kept'],
  context: Readonly<RouterContextProvider>,
): Promise<Pick<Returned, 'texts' | 'files'>> {
  const values = personal.flatMap(({ kind, key }) => {
    const value = fields.get(personalName(key));
    return typeof value === 'string' && value !== '' ? [{ kind, key, value }] : [];
  });
  const named = values.flatMap(({ kind, value }) => (kind === 'file' && isUploadId(value) ? [value] : []));
  const { uploads } = context.get(services).files;
  const waiting = [...kept, ...(await uploads.waiting(context.get(visit).session, named))];
  return {
    texts: Object.fromEntries(values.flatMap(({ kind, key, value }) => (kind === 'text' ? [[key, value]] : []))),
    files: Object.fromEntries(
      values.flatMap(({ key, value }) => waiting.filter(({ id }) => id === value).map((file) => [key, file])),
    ),
  };
}
