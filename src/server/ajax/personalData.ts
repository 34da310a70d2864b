import type { Context } from 'hono';
import * as v from 'valibot';
import { isStoreTrouble } from '../../db/error.ts';
import type { Section, Shopper } from '../../session/model.ts';
import { EVENTS_HEADER } from '../../ui/browser/trackedEvents.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import { formFields } from '../http/formFields.ts';
import { serverTexts } from '../texts.ts';
import { type KeptAnswers, keyOfAnswer } from './keptAnswers.ts';

/** `request={"Basket":{},"Snippets":{"format":"json","params":{…}}}`, at most a dozen sections. */
const requestSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.looseObject({ format: v.optional(v.string()), params: v.optional(v.record(v.string(), v.unknown())) }),
  ),
  v.check((sections) => Object.keys(sections).length <= 12),
);

export type Sections = Readonly<Record<string, Section>>;

export interface PersonalCalls {
  sections: Sections;
  texts: TextOverrides;
  /** Number of events that wait to be measured. */
  waiting(shopper: Shopper): Promise<number>;
  /** Without it every answer is made anew. */
  kept?: KeptAnswers;
}

/** POST /ajax/get.php: everything on a page that is this shopper's own, in one call. A section that fails fails alone. */
export async function personalData(
  c: Context,
  { sections, texts, waiting, kept }: PersonalCalls,
  shopper: Shopper,
  onError: (error: unknown) => void,
): Promise<Response> {
  const text = (await formFields(c))?.get('request');
  const cookies = c.req.header('Cookie') ?? '';
  const key = kept && typeof text === 'string' ? keyOfAnswer(shopper, text, cookies) : undefined;
  const before = key === undefined ? undefined : await kept?.find(key);
  if (before !== undefined) return answered(c, before);
  const wanted = readRequest(text);
  if (!wanted) return jsonError(c, 400, 'bad_request', 'The body is request=<JSON with sections>');
  const told = (error: unknown) => {
    onError(error);
    if (!isStoreTrouble(error)) return { code: 'internal', message: 'The section could not be answered' };
    return { code: 'unavailable', message: translate(serverTexts, texts, 'storeText') };
  };
  const answers = await Promise.all(
    Object.entries(wanted).map(
      async ([name, { params }]) =>
        [name, await answer(sections, name, { params: params ?? {}, shopper, cookies }, told)] as const,
    ),
  );
  const events = await waiting(shopper);
  if (events > 0) c.header(EVENTS_HEADER, String(events));
  const json = JSON.stringify(Object.fromEntries(answers));
  // What failed is tried again, and answered as it then is.
  if (key !== undefined && answers.every(([, one]) => 'response' in one)) await kept?.keep(key, json);
  return answered(c, json);
}

const answered = (c: Context, json: string) =>
  c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });

async function answer(
  sections: Sections,
  name: string,
  asked: Parameters<Section>[0],
  told: (error: unknown) => { code: string; message: string },
) {
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section) return { error: { code: 'unknown_section', message: `There is no section ${name}` } };
  try {
    return { response: await section(asked) };
  } catch (error) {
    return { error: told(error) };
  }
}

function readRequest(text: FormDataEntryValue | null | undefined) {
  if (typeof text !== 'string') return undefined;
  const asked = parseJson(text);
  // To the schema a list is an object with the keys 0, 1, 2.
  if (Array.isArray(asked)) return undefined;
  const read = v.safeParse(requestSchema, asked);
  return read.success ? read.output : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
