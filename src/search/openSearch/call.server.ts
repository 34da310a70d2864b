import type { SearchPlace } from '../../settings/searchPlace.ts';
import { OutsideError } from './error.ts';

export interface OutsideRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the address, with its query. */
  path: string;
  /** JSON, or lines of JSON. */
  json?: unknown;
  lines?: string;
  signal: AbortSignal;
}

/** Asks an OpenSearch and reads its JSON. Rejects with OutsideError; what the caller's own signal ends is told as late. */
export type OutsideCall = (request: OutsideRequest) => Promise<unknown>;

export function createCall({ url, user }: Pick<SearchPlace, 'url' | 'user'>): OutsideCall {
  const credentials = user && Buffer.from(`${user.name}:${user.password}`).toString('base64');
  return async ({ method, path, json, lines, signal }) => {
    const body = lines ?? (json === undefined ? null : JSON.stringify(json));
    const headers = {
      Accept: 'application/json',
      ...(body === null ? {} : { 'Content-Type': lines === undefined ? 'application/json' : 'application/x-ndjson' }),
      ...(credentials === undefined ? {} : { Authorization: `Basic ${credentials}` }),
    };
    try {
      const answer = await fetch(`${url}${path}`, { method, headers, body, signal, redirect: 'error' });
      const text = await answer.text();
      if (answer.ok) return parsed(text);
      throw new OutsideError(answer.status === 404 ? 'no_index' : 'status', { status: answer.status });
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(signal.aborted ? 'late' : 'unreachable', { cause: error });
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideError('malformed');
  }
}
