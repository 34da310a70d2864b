import type { Context } from 'hono';
import * as v from 'valibot';
import { deviceOf } from '../session/device.ts';
import type { Visit } from '../session/model.ts';
import { type AccountsAnswer, binary, type Endpoint, PROTOCOL_ERRORS, readBase64 } from './model.ts';
import type { Passkeys } from './service.server.ts';

/** Longest field of a body; an attestation with a chain of certificates is some kilobytes. */
const LONGEST = 60_000;

const text = v.pipe(v.string(), v.maxLength(LONGEST));
const base64 = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readBase64(dataset.value);
    if (read === undefined) addIssue({ message: 'base64' });
    return read ?? NEVER;
  }),
);
const required = (name: string) => v.pipe(v.optional(text, ''), v.minLength(1, `"${name}" is required.`));
const transports = v.pipe(
  v.optional(v.union([text, v.array(v.pipe(v.string(), v.maxLength(40)))]), []),
  v.transform((given) => (typeof given === 'string' ? given.replace(/[[\]"\s]/g, '').split(',') : given)),
);

const registerRequest = v.object({ authorizeToken: required('authorizeToken') });
const register = v.object({
  userLogin: required('userLogin'),
  domain: required('domain'),
  transports,
  clientDataJSONBase64: base64,
  attestationObjectBase64: base64,
});
const loginRequest = v.object({ domain: required('domain') });
const login = v.object({
  domain: required('domain'),
  publicKeyCredentialBinRawId: base64,
  clientDataJSONBase64: base64,
  authenticatorDataBase64: base64,
  signatureBase64: base64,
  userHandleBinBase64: v.optional(
    v.union([
      base64,
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
    ]),
  ),
});

type Outcome = Partial<Pick<AccountsAnswer, 'errorMsg' | 'data' | 'loginToken'>>;

const WORDS: Readonly<Record<string, string>> = {
  authorizeToken: PROTOCOL_ERRORS.authorizeToken,
  userLogin: PROTOCOL_ERRORS.userLogin,
  domain: '"domain" is not served here.',
  insecure: 'A session needs https.',
  refused: 'The credential was refused.',
  too_many: 'There are too many credentials.',
  known: 'The credential is known already.',
  unknown_credential: 'The credential is not known.',
  copied: 'The credential has been copied.',
};

/** `data` tells the code too, for a browser that can do something about it. */
const failed = (code: string): Outcome => ({
  errorMsg: WORDS[code] ?? PROTOCOL_ERRORS.unknown,
  data: JSON.stringify({ code }),
});

/** Binary values of the options, by the names under which WebAuthn has them. */
const wrapped = (options: object): string =>
  JSON.stringify(options, (key, value: unknown) =>
    (key === 'challenge' || key === 'id') && typeof value === 'string' ? binary(value) : value,
  );

/** The relying party's `id` is a name, not bytes. */
const optionsText = (options: object & { rp?: object }): string => {
  const data = JSON.parse(wrapped(options)) as { rp?: { id?: unknown } };
  if (options.rp) data.rp = options.rp as { id?: unknown };
  return JSON.stringify(data);
};

async function answerOf(endpoint: Endpoint, body: unknown, asking: Asking, passkeys: Passkeys): Promise<Outcome> {
  const { visit, origin } = asking;
  switch (endpoint) {
    case 'generateRegisterRequest': {
      const given = v.parse(registerRequest, body);
      const made = await passkeys.registerRequest(visit, origin, given.authorizeToken);
      return made.ok ? { data: optionsText(made.value) } : failed(made.error);
    }
    case 'register': {
      const given = v.parse(register, body);
      const { userLogin, domain, transports, clientDataJSONBase64, attestationObjectBase64 } = given;
      const answer = { userLogin, domain, transports, device: deviceOf(asking.userAgent) };
      const binaries = { clientDataJson: clientDataJSONBase64, attestationObject: attestationObjectBase64 };
      const kept = await passkeys.register(visit, origin, { ...answer, ...binaries });
      return kept.ok ? { data: JSON.stringify({ name: kept.value }) } : failed(kept.error);
    }
    case 'generateLoginRequest': {
      const { domain } = v.parse(loginRequest, body);
      const made = await passkeys.loginRequest(visit, origin, domain);
      return made.ok ? { data: optionsText(made.value) } : failed(made.error);
    }
    case 'login': {
      const given = v.parse(login, body);
      const entered = await passkeys.login(visit, origin, {
        domain: given.domain,
        id: given.publicKeyCredentialBinRawId,
        clientDataJson: given.clientDataJSONBase64,
        authenticatorData: given.authenticatorDataBase64,
        signature: given.signatureBase64,
        userHandle: given.userHandleBinBase64,
      });
      return entered.ok ? { loginToken: entered.value } : failed(entered.error);
    }
  }
}

interface Asking {
  visit: Visit;
  origin: string;
  userAgent: string;
}

/** JSON or a form, as old scripts send it; anything else is an empty body. */
async function bodyOf(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^application\/json\b/i.test(type)) return c.req.json().catch(() => ({}));
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return {};
  const form = await c.req.formData().catch(() => new FormData());
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (name === 'transports[]') fields.transports = [...((fields.transports as string[] | undefined) ?? []), value];
    else fields[name] = value;
  }
  return fields;
}

/** POST /accounts/webAuthn/….php. `origin` is a shop that may ask; what is wrong is told with status 200, as the wire has it. */
export async function answerAccounts(
  c: Context,
  endpoint: Endpoint,
  { visit, origin, passkeys, now }: { visit: Visit; origin: string; passkeys: Passkeys; now(): number },
): Promise<Response> {
  const began = now();
  const asking = { visit, origin, userAgent: c.req.header('User-Agent') ?? '' };
  const outcome = await answerOf(endpoint, await bodyOf(c), asking, passkeys).catch((error: unknown): Outcome => {
    if (!v.isValiError(error)) throw error;
    const [first] = error.issues;
    const asked = first?.message.endsWith('is required.');
    return { errorMsg: asked ? first?.message : `"${String(first?.path?.[0]?.key ?? 'body')}" is invalid.` };
  });
  const { errorMsg = '', data = '', loginToken = '' } = outcome;
  const status = errorMsg === '' ? 'success' : 'error';
  c.header('Cache-Control', 'no-store');
  const answer: AccountsAnswer = { status, errorMsg, data, loginToken, ms: Math.round(now() - began) };
  return c.json(answer);
}
