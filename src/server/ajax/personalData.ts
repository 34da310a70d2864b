import type { Context } from 'hono';
import * as v from 'valibot';
import { isStoreTrouble } from '../../db/error.ts';
import type { Section, Shopper } from '../../session/model.ts';
import { EVENTS_HEADER } from '../../ui/browser/trackedEvents.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import { formFields } from '../http/formFields.ts';
import { serverTexts } from '../texts.ts';
import { type KeptAnswers, keyOfAnswer, keyOfSection } from './keptAnswers.ts';

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
  const key = kept && typeof text === 'string' ? keyOfAnswer(shopper, text, cookies) : undefined;
  const before = key === undefined ? undefined : await kept?.whole.find(key);
  if (before !== undefined) return answered(c, before);
  const wanted = readRequest(text);
  if (!wanted) return jsonError(c, 400, 'bad_request', 'The body is request=<JSON with sections>');
  const problem = (error: unknown) => {
    onError(error);
    if (!isStoreTrouble(error)) return { code: 'internal', message: 'The section could not be answered' };
    return { code: 'unavailable', message: translate(serverTexts, texts, 'storeText') };
  };
  const answers = await Promise.all(
    Object.entries(wanted).map(async ([name, { params = {} }]) => {
      const asked = { params, shopper, cookies };
      return { name, ...(await told(calls, name, asked, problem)) };
    }),
  );
  const events = await calls.waiting(shopper);
  if (events > 0) c.header(EVENTS_HEADER, String(events));
  const bytes = utf8.encode(`{${answers.map(({ name, json }) => `${JSON.stringify(name)}:${json}`).join(',')}}`);
  // What failed is tried again, and answered as it then is.
  if (key !== undefined && answers.every(({ ok }) => ok)) await kept?.whole.keep(key, bytes);
  return answered(c, bytes);
}

const utf8 = new TextEncoder();

const answered = (c: Context, bytes: Uint8Array<ArrayBuffer>) =>
  c.body(bytes, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });

interface Told {
  json: string;
  ok: boolean;
}

/** A section's answer as JSON. One that is the same for everybody is made and written once for all who ask in a moment. */
async function told(
  { sections, alike, kept }: PersonalCalls,
  name: string,
  asked: Parameters<Section>[0],
  problem: (error: unknown) => { code: string; message: string },
): Promise<Told> {
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section) return failed({ code: 'unknown_section', message: `There is no section ${name}` });
  const key = kept && alike.has(name) ? keyOfSection(name, asked.params) : undefined;
  const before = key === undefined ? undefined : await kept?.sections.find(key);
  if (before !== undefined) return { json: before, ok: true };
  try {
    const json = JSON.stringify({ response: await section(asked) });
    if (key !== undefined) await kept?.sections.keep(key, json);
    return { json, ok: true };
  } catch (error) {
    return failed(problem(error));
  }
}

const failed = (error: { code: string; message: string }): Told => ({ json: JSON.stringify({ error }), ok: false });

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
