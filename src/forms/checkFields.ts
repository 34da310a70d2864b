import { err, ok } from '../kit/result.ts';
import type { TextOverrides } from '../ui/text.ts';
import type { Checked } from './codes.ts';
import type { Fault } from './engine/model.ts';
import { issueText } from './messages.ts';
import { lengthOf, tidy } from './rules/tidy.ts';

export interface FieldRule {
  rule(value: string): Checked;
  /** True when it may stay empty. */
  optional?: boolean;
  /** Words for a mistake of the rule, where those of its code say too little. */
  message?: string;
}

/** Values as they are sent on, or their mistakes in the order of the rules. */
export function checkFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, FieldRule>>,
  texts: TextOverrides,
): { values: Record<Name, string>; faults: Fault[] } {
  const faults: Fault[] = [];
  const clean = {} as Record<Name, string>;
  for (const [name, { rule, optional = false, message }] of Object.entries(rules) as [Name, FieldRule][]) {
    const value = values[name];
    const empty = value.trim() === '';
    const checked: Checked = !empty ? rule(value) : optional ? ok('') : err({ code: 'required' });
    clean[name] = checked.ok ? checked.value : value;
    if (!checked.ok) faults.push({ name, message: (empty ? undefined : message) ?? issueText(checked.error, texts) });
  }
  return { values: clean, faults };
}

/** Rule: one line of at most so many characters. */
export const line = (most: number) => (value: string) => tidy(value, most);

/** Several lines; ends of lines count once, as browsers count them. */
export const lines =
  (most: number) =>
  (value: string): Checked => {
    if (value.length > most * 4) return err({ code: 'max_length', bound: most });
    const text = value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
    return lengthOf(text) > most ? err({ code: 'max_length', bound: most }) : ok(text);
  };
