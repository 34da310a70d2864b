import type { Upload } from '../../files/model.ts';
import type { Checked } from '../../forms/codes.ts';
import type { Fault } from '../../forms/engine/model.ts';
import { issueText } from '../../forms/messages.ts';
import { PARTY_CODES } from '../../forms/parties.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { checkFirm } from '../../forms/rules/names.ts';
import { lengthOf, tidy } from '../../forms/rules/tidy.ts';
import { err, ok } from '../../kit/result.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Longest values, characters; the form's `maxlength` and the rules agree. */
export const CONTACT_LONGEST = {
  contact_name: LONGEST.firm,
  contact_email: LONGEST.email,
  contact_order: 40,
  contact_message: 4000,
} as const;

export type ContactField = keyof typeof CONTACT_LONGEST;
export type ContactValues = Readonly<Record<ContactField, string>>;

/** A field that people neither see nor fill in. */
export const TRAP = 'contact_www';

/** Files of one message, and bytes of all of them: most mail servers take no more than 25 MB as they are sent. */
export const MOST_FILES = 5;
export const MOST_FILE_BYTES = 18_000_000;

/** What became of a message. Values and files come back with everything that did not go. */
export type ContactAnswer =
  | { readonly state: 'sent'; readonly email: string; readonly files: number }
  | ({ readonly state: 'faults'; readonly faults: readonly Fault[] } & Returned)
  | ({ readonly state: 'refused'; readonly why: 'robot' | 'often' | 'tooLarge' } & Returned);

interface Returned {
  readonly values: ContactValues;
  readonly kept: readonly Upload[];
}

/** Values as they are sent on, or what is wrong with them in the order of the form. */
export function checkContact(
  values: ContactValues,
  texts: TextOverrides,
  readEmail?: EmailReader,
): { values: ContactValues; faults: Fault[] } {
  const faults: Fault[] = [];
  const clean: Record<string, string> = {};
  const check = (name: ContactField, rule: (value: string) => Checked, required = true) => {
    const value = values[name];
    const empty = value.trim() === '';
    const checked = !empty ? rule(value) : required ? err({ code: 'required' } as const) : ok('');
    clean[name] = checked.ok ? checked.value : value;
    if (!checked.ok) faults.push({ name, message: issueText(checked.error, texts) });
  };
  check('contact_name', (value) => checkFirm(value, PARTY_CODES.client.firm));
  check('contact_email', (value) => checkEmail(value, readEmail));
  check('contact_order', (value) => tidy(value, CONTACT_LONGEST.contact_order), false);
  check('contact_message', checkMessage);
  return { values: clean as Record<ContactField, string>, faults };
}

/** Several lines; ends of lines count once, as browsers count them. */
function checkMessage(value: string): Checked {
  const most = CONTACT_LONGEST.contact_message;
  if (value.length > most * 4) return err({ code: 'max_length', bound: most });
  const text = value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  return lengthOf(text) > most ? err({ code: 'max_length', bound: most }) : ok(text);
}
