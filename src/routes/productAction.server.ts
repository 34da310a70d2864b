import { addedPath } from '../basket/answers.ts';
import { readAddForm } from '../basket/form.ts';
import { LONGEST_TEXT } from '../basket/limits.ts';
import { addMessage } from '../basket/messages.ts';
import { readParts } from '../catalogue/bundleChoice.ts';
import { type FormWithFiles, readFormWithFiles } from '../files/form.server.ts';
import { isUploadId } from '../files/model.ts';
import { faultText } from '../files/refusedFiles.ts';
import { TRAP } from '../forms/answer.ts';
import { formUiTexts } from '../forms/engine/texts.ts';
import { issueText } from '../forms/messages.ts';
import { LONGEST } from '../forms/rules/lengths.ts';
import { lengthOf } from '../forms/rules/tidy.ts';
import { type NotifyAnswer, notAccepted } from '../product/backInStock/model.ts';
import { ERROR_TEXTS, observeTexts } from '../product/backInStock/texts.ts';
import { type PersonalField, personalName, type Returned } from '../product/buy/state/model.ts';
import { translate } from '../ui/text.ts';
import { redirect, refused } from './outcomes.ts';
import type { PageRequest } from './page.ts';
import type { ShopServices } from './services.ts';

type Fields = readonly Pick<PersonalField, 'kind' | 'key' | 'label' | 'maxLength'>[];

/** Files that the form of a product may bring, a field for each. */
const MOST_FILES_OF_PRODUCT = 10;

/**
 * Reads the form; its files are stored, and their fields hold their ids. Throws a refusal for a body that is no form.
 */
export async function readProductForm({ shop, visit, visitor: from, request }: PageRequest): Promise<FormWithFiles> {
  const read = await readFormWithFiles(request, visit, { ...shop.files, most: MOST_FILES_OF_PRODUCT, from });
  const { stopped } = read;
  if (stopped !== undefined && stopped !== 'too_large' && stopped !== 'long_text') throw refused(400, stopped);
  for (const [id, name] of read.fieldOf) read.fields.set(name, id);
  return read;
}

/**
 * Adds the product of a form without scripts, with its files, and redirects to the basket. After a refusal the form
 * comes back with its values and the reason; so does what was only to be shown with another choice.
 */
export async function addByForm(
  { fields, kept, refused: unfit, stopped }: FormWithFiles,
  personal: Fields,
  asked: PageRequest,
): Promise<Returned> {
  const { shop, visit } = asked;
  const back = async (why: string) => ({ why, ...(await given(fields, personal, kept, asked)) });
  if (unfit.length > 0) {
    return back(unfit.map(({ name, fault }) => faultText(fault, name, shop.texts)).join(' '));
  }
  // What was cut off may be what the product is to be made with.
  if (stopped === 'long_text') return back(translate(formUiTexts, shop.texts, 'longText'));
  if (fields.get('intent') === 'show') return given(fields, personal, kept, asked);
  const wanted = readAddForm(fields);
  if (!wanted) throw refused(stopped ? 413 : 400, stopped ?? 'malformed');
  const [added] = await shop.baskets.add(visit, [wanted]);
  if (added?.ok === false) {
    const long = added.error.code === 'personalisation' ? tooLong(fields, personal, shop) : undefined;
    return back(long ?? addMessage(added.error, shop.texts));
  }
  throw redirect(addedPath(wanted.product, added));
}

/** Which words of a refused form are too long, and how long they may be. */
function tooLong(fields: FormData, personal: Fields, { texts }: ShopServices): string | undefined {
  const found = personal.find(({ kind, key, maxLength = LONGEST_TEXT }) => {
    const value = fields.get(personalName(key));
    return kind === 'text' && typeof value === 'string' && lengthOf(value) > maxLength;
  });
  if (!found) return undefined;
  const bound = found.maxLength ?? LONGEST_TEXT;
  return `${found.label}: ${issueText({ code: 'max_length', bound }, texts)}`;
}

/** Takes „Powiadom mnie” without scripts: the page shows the result. */
export async function askNotice(
  fields: FormData,
  product: number,
  { shop, visitor }: PageRequest,
): Promise<NotifyAnswer> {
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, LONGEST.email * 2);
  const parts = readParts(fields.getAll('part').join());
  const input = { product, size: text('size'), parts, email: text('email'), consent: fields.get('consent') !== null };
  const kept = await shop.askNotice(input, { trapped: text(TRAP) !== '', from: visitor });
  if (kept.ok) return { size: input.size, ok: true };
  return notAccepted(input, kept.error, translate(observeTexts, shop.texts, ERROR_TEXTS[kept.error]));
}

/** Values of the fields: words, and files that this shopper has uploaded. */
async function given(
  fields: FormData,
  personal: Fields,
  kept: FormWithFiles['kept'],
  { shop, visit }: PageRequest,
): Promise<Pick<Returned, 'texts' | 'files'>> {
  const values = personal.flatMap(({ kind, key }) => {
    const value = fields.get(personalName(key));
    return typeof value === 'string' && value !== '' ? [{ kind, key, value }] : [];
  });
  const named = values.flatMap(({ kind, value }) => (kind === 'file' && isUploadId(value) ? [value] : []));
  const waiting = [...kept, ...(await shop.files.uploads.waiting(visit.session, named))];
  return {
    texts: Object.fromEntries(values.flatMap(({ kind, key, value }) => (kind === 'text' ? [[key, value]] : []))),
    files: Object.fromEntries(
      values.flatMap(({ key, value }) => waiting.filter(({ id }) => id === value).map((file) => [key, file])),
    ),
  };
}
