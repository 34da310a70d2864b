import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT_MS, call, postForm } from './call.ts';
import type { PageTerms } from './pageTerms.ts';
import { stubPageTerms } from './testing/stubPageTerms.ts';

const json = (value: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' }, ...init });

const fetched = vi.fn<typeof fetch>();

/** A server that never answers, and does what fetch does when it is aborted. */
const silence: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('call', () => {
  it('gives the parsed answer and tells the callback once', async () => {
    fetched.mockResolvedValue(json({ errno: 0 }));
    const callback = vi.fn();
    expect(await call('/ajax/payments.php', { callback })).toEqual({ errno: 0 });
    expect(callback.mock.calls).toEqual([[{ errno: 0 }]]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  });

  it.each([
    ['a status of an error', () => Promise.resolve(json({ ok: 1 }, { status: 500 }))],
    ['a status of a refusal', () => Promise.resolve(json({ ok: 1 }, { status: 404 }))],
    ['a body that is not JSON', () => Promise.resolve(new Response('<html>'))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives false for %s', async (_name, answer) => {
    fetched.mockImplementation(answer);
    const callback = vi.fn();
    expect(await call('/x', { callback })).toBe(false);
    expect(callback.mock.calls).toEqual([[false]]);
  });

  it('gives false for a body that cannot be sent', async () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(await call('/x', { json: round })).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('gives up after 18 000 ms, not before', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(silence);
    const done = vi.fn();
    const calling = call('/slow', { callback: done });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await calling).toBe(false);
    expect(CALL_TIMEOUT_MS).toBe(18_000);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(json(1));
    await call('/x');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when told, and is never sent when told before', async () => {
    fetched.mockImplementation(silence);
    const controller = new AbortController();
    const calling = call('/slow', { signal: controller.signal });
    controller.abort();
    expect(await calling).toBe(false);
    expect(await call('/x', { signal: AbortSignal.abort() })).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('sends JSON and forms as such, files as multipart', async () => {
    fetched.mockImplementation(() => Promise.resolve(json(1)));
    await call('/j', { json: { a: 1 } });
    await postForm('/f', { request: '{"a":1}', once: true, n: 2 });
    const files = new FormData();
    await postForm('/m', files);
    const [first, second, third] = fetched.mock.calls.map(([, init]) => init);
    expect(first).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } });
    expect(String(second?.body)).toBe('request=%7B%22a%22%3A1%7D&once=true&n=2');
    expect(third?.body).toBe(files);
    expect(third?.headers).not.toHaveProperty('Content-Type');
  });

  it('gives text when asked for it', async () => {
    fetched.mockResolvedValue(new Response('<p>x</p>'));
    expect(await call<string>('/page', { expect: 'text' })).toBe('<p>x</p>');
  });
});

describe('graphql', () => {
  /** As in a document that says so much to its scripts, which is read once. */
  async function asked(terms?: Partial<PageTerms>) {
    stubPageTerms(terms);
    vi.resetModules();
    return (await import('./graphql.ts')).graphql;
  }

  it('names the operation in the address that the shop has chosen, and gives the data', async () => {
    const graphql = await asked({ graph: '/api/graf' });
    fetched.mockResolvedValue(json({ data: { shop: 1 }, errors: [{}] }));
    expect(await graphql('{ shop }', { a: 1 }, { label: 'query=shop' })).toEqual({ shop: 1 });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/graf?query=shop');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"query":"{ shop }","variables":{"a":1}}');
  });

  it('gives false without data', async () => {
    const graphql = await asked();
    const callback = vi.fn();
    fetched.mockImplementation(() => Promise.resolve(json({ data: null, errors: [{}] })));
    expect(await graphql('{ shop }', undefined, { callback })).toBe(false);
    fetched.mockImplementation(() => Promise.resolve(json(null)));
    expect(await graphql('{ shop }')).toBe(false);
    expect(fetched.mock.calls[0]?.[0]).toBe('/graphql/v1/');
    expect(callback.mock.calls).toEqual([[false]]);
  });
});
