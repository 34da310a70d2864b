import type { Context } from 'hono';
import * as v from 'valibot';
import { isStoreTrouble } from '../../db/error.ts';
import type { Section, Shopper } from '../../session/model.ts';
import { EVENTS_HEADER } from '../../ui/browser/trackedEvents.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import { formFields } from '../http/formFields.ts';
import { serverTexts } from '../texts.ts';

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
}

/** POST /ajax/get.php: everything on a page that is this shopper's own, in one call. A section that fails fails alone. */
export async function personalData(
  c: Context,
  { sections, texts, waiting }: PersonalCalls,
  shopper: Shopper,
  onError: (error: unknown) => void,
): Promise<Response> {
  const wanted = await readRequest(c);
  if (!wanted) return jsonError(c, 400, 'bad_request', 'The body is request=<JSON with sections>');
  const told = (error: unknown) => {
    onError(error);
    if (!isStoreTrouble(error)) return { code: 'internal', message: 'The section could not be answered' };
    return { code: 'unavailable', message: translate(serverTexts, texts, 'storeText') };
  };
  const cookies = c.req.header('Cookie') ?? '';
  const answers = await Promise.all(
    Object.entries(wanted).map(
      async ([name, { params }]) =>
        [name, await answer(sections, name, { params: params ?? {}, shopper, cookies }, told)] as const,
    ),
  );
  c.header('Cache-Control', 'no-store');
  const events = await waiting(shopper);
  if (events > 0) c.header(EVENTS_HEADER, String(events));
  return c.json(Object.fromEntries(answers));
}

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

async function readRequest(c: Context) {
  const text = (await formFields(c))?.get('request');
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
