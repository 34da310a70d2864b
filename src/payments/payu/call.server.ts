import { parsedJson } from '../../kit/json.ts';
import { err, ok, type Result } from '../../kit/result.ts';

/** No answer of PayU comes near; what is longer is not PayU. */
const MOST_BYTES = 256_000;

export interface CallOptions {
  fetch: typeof globalThis.fetch;
  /** Origin, and a path where PayU is not at the root. */
  url: string;
  /** Time for one call with its answer, ms. */
  timeout: number;
}

export interface Answer {
  status: number;
  /** Body of an answer of JSON; undefined for anything else. */
  body: unknown;
  correlationId: string | undefined;
}

/** One request with its whole answer. 302 is an answer like others: PayU says with it where to send the payer. */
export async function call(
  { fetch, url, timeout }: CallOptions,
  path: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Result<Answer, string>> {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${url}${path}`, {
      ...init,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const text = await bounded(response);
    if (text === undefined) return err('oversized');
    const correlationId = response.headers.get('Correlation-Id') ?? undefined;
    return ok({ status: response.status, body: parsedJson(text), correlationId });
  } catch (error) {
    return err(reason(error));
  }
}

async function bounded(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** "TimeoutError", "ECONNREFUSED": never the message, which may hold an address with what is in it. */
function reason(error: unknown): string {
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  const said = cause?.code ?? (typeof code === 'string' ? code : undefined) ?? name;
  return typeof said === 'string' ? said : 'unknown';
}
