import { data, type RouterContextProvider } from 'react-router';
import { CONTACT_LONGEST, type ContactAnswer, type ContactValues, MOST_FILES, TRAP } from '../content/contact/model.ts';
import { readFormWithFiles } from '../files/form.server.ts';
import { FILES_FIELD } from '../files/model.ts';
import { faultText } from '../files/rules.ts';
import { readForm } from '../forms/formData.ts';
import { services, visit, visitor } from './context.server.ts';

/** Takes a message with its files; what is wrong with it comes back as data, with all that was typed. */
export async function answerContact(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ContactAnswer> {
  const shop = context.get(services);
  const asking = context.get(visit);
  const read = await readFormWithFiles(request, asking, { ...shop.files, most: MOST_FILES });
  const { fields, kept, refused, stopped } = read;
  if (stopped !== undefined && stopped !== 'too_large') throw data({ code: stopped }, { status: 400 });
  const values: ContactValues = readForm(fields, CONTACT_LONGEST);
  if (stopped === 'too_large') return { state: 'refused', why: 'tooLarge', values, kept };
  const unfit = refused.map(({ name, fault }) => faultText(fault, name, shop.texts)).join(' ');
  const files = unfit === '' ? [] : [{ name: FILES_FIELD, message: unfit }];
  if (files.length > 0) {
    const checked = shop.contact.check(values, kept);
    return { ...checked, faults: [...checked.faults, ...files] };
  }
  return shop.contact.send(asking, {
    values,
    files: kept,
    trapped: (fields.get(TRAP) ?? '') !== '',
    from: context.get(visitor),
  });
}
