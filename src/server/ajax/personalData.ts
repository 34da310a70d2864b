import type { Context } from 'hono';
import * as v from 'valibot';
import { isStoreTrouble } from '../../db/error.ts';
import { parsedJson } from '../../kit/json.ts';
import type { Section, Shopper } from '../../session/model.ts';
import { EVENTS_HEADER } from '../../ui/browser/trackedEvents.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import { formFields } from '../http/formFields.ts';
import { serverTexts } from '../texts.ts';
import { type KeptAnswers, keyOfAnswer, keyOfSection, type Made } from './keptAnswers.ts';

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
  /** Names of those that answer everybody alike: whoever asks, with which cookies ever. */
  alike: ReadonlySet<string>;
  texts: TextOverrides;
  /** Number of events that wait to be measured. */
  waiting(shopper: Shopper): Promise<number>;
  /** Without it every answer is made anew. */
  kept?: KeptAnswers;
}

/** POST /ajax/get.php: everything on a page that is this shopper's own, in one call. A section that fails fails alone. */
export async function personalData(
  c: Context,
  calls: PersonalCalls,
  shopper: Shopper,
  onError: (error: unknown) => void,
): Promise<Response> {
  const { texts, kept } = calls;
  const text = (await formFields(c))?.get('request');
  const cookies = c.req.header('Cookie') ?? '';
  const wanted = readRequest(text);
  if (!wanted) return jsonError(c, 400, 'bad_request', 'The body is request=<JSON with sections>');
  const problem = (error: unknown) => {
    onError(error);
    if (!isStoreTrouble(error)) return { code: 'internal', message: 'The section could not be answered' };
    return { code: 'unavailable', message: translate(serverTexts, texts, 'storeText') };
  };
  const make = async (): Promise<Made<Uint8Array<ArrayBuffer>>> => {
    const answers = await Promise.all(
      Object.entries(wanted).map(async ([name, { params = {} }]) => {
        const { answer, lasting } = await told(calls, name, { params, shopper, cookies }, problem);
        return { json: `${JSON.stringify(name)}:${answer}`, lasting };
      }),
    );
    const json = `{${answers.map((one) => one.json).join(',')}}`;
    // What failed is made anew, and answered as it then is.
    return { answer: utf8.encode(json), lasting: answers.every(({ lasting }) => lasting) };
  };
  const key = typeof text === 'string' ? keyOfAnswer(shopper, text, cookies) : undefined;
  const bytes = kept ? await kept.whole.get(key, make) : (await make()).answer;
  // Nothing waits for visitors whom the shop knows nothing of.
  const events = await calls.waiting(shopper);
  if (events > 0) c.header(EVENTS_HEADER, String(events));
  return c.body(bytes, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
}

const utf8 = new TextEncoder();

/** A section's answer as JSON. One that is the same for everybody is made and written once for all who ask in a moment. */
async function told(
  { sections, alike, kept }: PersonalCalls,
  name: string,
  asked: Parameters<Section>[0],
  problem: (error: unknown) => { code: string; message: string },
): Promise<Made<string>> {
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section) return failed({ code: 'unknown_section', message: `There is no section ${name}` });
  const make = async () => ({ answer: JSON.stringify({ response: await section(asked) }), lasting: true });
  try {
    if (!kept || !alike.has(name)) return await make();
    return { answer: await kept.sections.get(keyOfSection(name, asked.params), make), lasting: true };
  } catch (error) {
    return failed(problem(error));
  }
}

const failed = (error: { code: string; message: string }): Made<string> => ({
  answer: JSON.stringify({ error }),
  lasting: false,
});

function readRequest(text: FormDataEntryValue | null | undefined) {
  if (typeof text !== 'string') return undefined;
  const asked = parsedJson(text);
  // To the schema a list is an object with the keys 0, 1, 2.
  if (Array.isArray(asked)) return undefined;
  const read = v.safeParse(requestSchema, asked);
  return read.success ? read.output : undefined;
}
