import { grouped } from '../kit/grouped.ts';
import { type PluralForms, pluralForm } from '../kit/plural.ts';
import { isEnglish } from '../kit/speech.ts';

/**
 * Every Polish word on a screen is defined once, by the room that shows it, and may be overridden by a merchant:
 *
 *     const basketTexts = defineTexts('basket', { title: 'Koszyk', lines: { one: '{n} produkt', few: … } });
 *     translate(basketTexts, overrides, 'lines', { n: 5 });   // "5 produktów"
 *
 * The key that a merchant writes is `room.key` (`basket.lines`), and for one plural form `basket.lines.few`.
 */
export type TextValue = string | PluralForms;
export type TextDefinitions = Readonly<Record<string, TextValue>>;
export type Texts<D extends TextDefinitions = TextDefinitions> = { readonly room: string; readonly values: D };

/** Flat: `{ 'ui.close': 'Zamknij okno', 'basket.lines.few': '{n} rzeczy' }`. */
export type TextOverrides = Readonly<Record<string, string>>;

export const NO_OVERRIDES: TextOverrides = {};

/** `{n}` is chosen and printed as a number; identifiers with digits are passed as strings, else they would be grouped. */
export type TextParams = Readonly<Record<string, string | number>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParamNames<T> = T extends PluralForms ? NamesIn<T['one' | 'few' | 'many' | 'other']> : NamesIn<T>;
type ParamsOf<T> = Readonly<Record<Exclude<ParamNames<T>, 'n'>, string | number>> &
  (T extends PluralForms
    ? { readonly n: number }
    : 'n' extends ParamNames<T>
      ? { readonly n: number | string }
      : unknown);

/** The rest arguments of `t` and `translate`: exactly the placeholders that the text holds; plural forms always ask for `n`. */
export type TextArguments<T> = T extends PluralForms
  ? [params: ParamsOf<T>]
  : [ParamNames<T>] extends [never]
    ? []
    : [params: ParamsOf<T>];

export type Translate<D extends TextDefinitions> = <K extends keyof D & string>(
  key: K,
  ...args: TextArguments<D[K]>
) => string;

export function defineTexts<const D extends TextDefinitions>(room: string, values: D): Texts<D> {
  return { room, values };
}

/** "1 200", "0,5": digits for a number inside a sentence, in English "1,200", "0.5". By hand, so that server and browser agree to the byte. */
export function numberInText(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const [thousands, point] = isEnglish() ? [',', '.'] : ['\u00A0', ','];
  return (
    (value < 0 ? '\u2212' : '') + grouped(whole, thousands) + (decimals === undefined ? '' : `${point}${decimals}`)
  );
}

/** The stop of an abbreviation ends its sentence too: „2 szt.” and a full stop are „2 szt.”. */
function fill(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (placeholder, name: string, stop = '') => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return placeholder;
    const words = typeof value === 'number' ? numberInText(value) : value;
    return words.endsWith('.') ? words : words + stop;
  });
}

function chosen(texts: Texts, overrides: TextOverrides, key: string, params: TextParams): string {
  const name = `${texts.room}.${key}`;
  const value = texts.values[key];
  const whole = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
  if (value === undefined || typeof value === 'string') return whole ?? value ?? name;
  const form = pluralForm(Number(params.n));
  return overrides[`${name}.${form}`] ?? whole ?? value[form];
}

/**
 * The text for a key, the merchant's words first, placeholders filled. Without non-breaking spaces, so that wordings
 * fixed for the wire and for mail stay as written; `useText` adds them for the screen.
 */
export function translate<D extends TextDefinitions, K extends keyof D & string>(
  texts: Texts<D>,
  overrides: TextOverrides,
  key: K,
  ...args: TextArguments<D[K]>
): string {
  const params: TextParams = args[0] ?? {};
  return fill(chosen(texts, overrides, key, params), params);
}
