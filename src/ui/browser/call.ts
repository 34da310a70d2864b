/** Time-out of a call, in ms (docs/contract/pages.md#constants). */
export const CALL_TIMEOUT_MS = 18_000;

export type FormValues = Readonly<Record<string, string | number | boolean>>;

export type CallOptions<T> = {
  /** GET, or POST when there is a body. */
  readonly method?: 'GET' | 'POST';
  /** Body sent as JSON. */
  readonly json?: unknown;
  /** Body sent as a form: url-encoded, or multipart when it is FormData (files). */
  readonly form?: FormValues | URLSearchParams | FormData;
  /** Format of the answer; JSON unless given. */
  readonly expect?: 'json' | 'text';
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: RequestCredentials;
  /** Called once with what the call returns. */
  readonly callback?: (answer: T | false) => void;
};

function bodyOf(options: CallOptions<never>): { body?: BodyInit; headers: Record<string, string> } {
  const headers: Record<string, string> = {
    Accept: options.expect === 'text' ? 'text/html' : 'application/json',
    ...options.headers,
  };
  if (options.json !== undefined) {
    return { body: JSON.stringify(options.json), headers: { 'Content-Type': 'application/json', ...headers } };
  }
  const { form } = options;
  if (form === undefined) return { headers };
  if (form instanceof FormData || form instanceof URLSearchParams) return { body: form, headers };
  return { body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])), headers };
}

/** Hears the headers of each answer: set by what comes late, so that no page carries it. */
export const answers: { heard?: (headers: Headers) => void } = {};

async function answer(url: string, options: CallOptions<never>, signal: AbortSignal): Promise<unknown> {
  const { body, headers } = bodyOf(options);
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    credentials: options.credentials ?? 'same-origin',
    signal,
    ...(body === undefined ? {} : { body }),
  });
  answers.heard?.(response.headers);
  if (!response.ok) return false;
  return options.expect === 'text' ? response.text() : response.json();
}

/**
 * The one way this shop speaks from the browser. Gives the parsed answer, or `false` for anything that went wrong:
 * no network, a status outside 200–299, a body that does not parse, the time-out, an abort. Never throws; the component
 * decides what to say. `T` is the caller's word for what its own server sends.
 */
export async function call<T = unknown>(url: string, options: CallOptions<T> = {}): Promise<T | false> {
  const { timeoutMs = CALL_TIMEOUT_MS, signal, callback, ...rest } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  // The timer also covers reading the body; AbortSignal.any is missing from browsers this shop still serves.
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  let value: T | false = false;
  try {
    if (!signal?.aborted) value = (await answer(url, rest, controller.signal)) as T | false;
  } catch {
    value = false;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  callback?.(value);
  return value;
}

/** POST of a form: `postForm('/ajax/get.php', { request: JSON.stringify(sections) })`. */
export function postForm<T = unknown>(
  url: string,
  values: FormValues | URLSearchParams | FormData,
  options: Omit<CallOptions<T>, 'form' | 'json' | 'method'> = {},
): Promise<T | false> {
  return call<T>(url, { ...options, method: 'POST', form: values });
}
