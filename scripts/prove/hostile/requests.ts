import * as fc from 'fast-check';
import { bodyOf, formFields, urlencoded } from './bodies.ts';
import type { Asked } from './client.ts';
import { type Known, operations } from './operations.ts';
import type { Surface } from './surface.ts';
import { hostileJson, hostileName, hostileText } from './values.ts';
import { asBytes, brokenBytes, type Draft, type Header } from './wire.ts';

export interface Asking {
  surface: Surface;
  /** Cookies of those who ask; one is nobody. */
  cookies: readonly string[];
  /** Origin of the shop. */
  url: string;
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
/** Percent-encoding that a browser would write, or one that no browser would. */
const encoded = fc.tuple(hostileText, fc.integer({ min: 0, max: 9 })).map(([text, how]) => {
  const whole = encodeURIComponent(text.toWellFormed());
  if (how === 0) return whole.replaceAll('%', '%25');
  if (how === 1) return whole.slice(0, -1);
  if (how === 2) return `${whole}%FF%C0%AF`;
  return whole;
});

/** Requests of every kind; what they ask for, and with what, comes from what was read of the shop. */
export function requests({ surface, cookies, url }: Asking): fc.Arbitrary<Asked> {
  const { routes, seen, forms, sections, names, schema } = surface;
  const paths = [...seen.values()].flat();
  const ids = [...new Set(paths.flatMap((path) => path.match(/\d{1,6}/g) ?? []))].slice(0, 30);
  const words = [...new Set(paths.flatMap((path) => path.match(/[a-z]{3,}/g) ?? []))].slice(0, 60);
  const known: Known = { ids: ['1001', ...ids], words: ['uniw', '250', 'PL', ...words] };

  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: hostileName });
  const value = fc.oneof(hostileText, fc.constantFrom(...known.ids, ...known.words));
  const query = fc
    .array(
      fc.tuple(
        name,
        fc.oneof(
          encoded,
          value.map((text) => encodeURIComponent(text.toWellFormed())),
        ),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.map(([key, text]) => `${encodeURIComponent(key.toWellFormed())}=${text}`).join('&'));

  /** A path of a route: one that was seen, or one with something else in its places. */
  const pathOf = (route: string): fc.Arbitrary<string> => {
    const places = fc
      .tuple(
        ...route
          .split('/')
          .map((part) => (/[:*]/.test(part) ? fc.oneof(encoded, fc.constantFrom(...known.ids)) : fc.constant(part))),
      )
      .map((parts) => parts.join('/'));
    const examples = seen.get(route) ?? [];
    return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), places) : places;
  };
  const targetOf = (route: string) =>
    fc
      .tuple(pathOf(route), query)
      .map(([path, more]) => (more === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${more}`));

  const headers: fc.Arbitrary<readonly Header[]> = fc
    .tuple(
      fc.constantFrom('application/json', 'text/html,*/*', 'text/html', '*/*', 'text/markdown', 'image/avif', ''),
      fc.constantFrom(...cookies),
      seldom(fc.tuple(fc.constantFrom(...HEADERS), headerValue)),
      seldom(encoded),
    )
    .map(([accept, cookie, more, crumb]) => [
      ['Accept', accept],
      [
        'Cookie',
        [cookie, crumb === undefined ? '' : `consent=${crumb}; waluta=${crumb}; witryna=${crumb}`]
          .filter(Boolean)
          .join('; '),
      ],
      ...(more === undefined ? [] : [more]),
    ]);

  const page: fc.Arbitrary<Draft> = fc
    .constantFrom(...routes)
    .chain(({ method, path }) =>
      fc.tuple(
        targetOf(path),
        method === 'ALL'
          ? fc.constantFrom(...METHODS)
          : fc.oneof(
              { weight: 8, arbitrary: fc.constant(method) },
              { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
            ),
        fc.option(bodyOf(fc.array(fc.tuple(name, value), { maxLength: 6 })), { freq: 3, nil: undefined }),
      ),
    )
    .chain(([target, method, body]) =>
      headers.map((all) => ({
        kind: 'route',
        method,
        target,
        headers: all,
        ...(body && !['GET', 'HEAD'].includes(method) ? { body } : {}),
      })),
    );

  const form: fc.Arbitrary<Draft> = fc.constantFrom(...forms).chain((one) =>
    fc.tuple(formFields(one, value), headers, fc.boolean()).chain(([fields, all, live]): fc.Arbitrary<Draft> => {
      const accepted = live ? asJson(all) : all;
      if (one.method === 'GET') {
        const target = `${one.action.split('?')[0]}?${new URLSearchParams(fields.map(([key, text]): [string, string] => [key.toWellFormed(), text.toWellFormed()]))}`;
        return fc.constant({ kind: 'form', method: 'GET', target, headers: accepted });
      }
      return bodyOf(fc.constant(fields), one.multipart).map((body) => ({
        kind: 'form',
        method: 'POST',
        target: one.action,
        headers: accepted,
        body,
      }));
    }),
  );

  const section: fc.Arbitrary<Draft> = fc
    .tuple(
      fc.dictionary(
        fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...sections) }, { weight: 1, arbitrary: hostileName }),
        fc.oneof(
          {
            weight: 6,
            arbitrary: fc.record({ params: fc.dictionary(name, fc.oneof(value, hostileJson), { maxKeys: 5 }) }),
          },
          { weight: 1, arbitrary: hostileJson },
        ),
        { maxKeys: 5 },
      ),
      headers,
    )
    .map(([asked, all]) => ({
      ...{ kind: 'section', method: 'POST', target: '/ajax/get.php', headers: all },
      body: urlencoded([['request', JSON.stringify(asked)]]),
    }));

  const graph: fc.Arbitrary<Draft> = fc.tuple(operations(schema, known), headers).map(([body, all]) => ({
    // Whoever asks for no JSON is told so before anything is read.
    ...{ kind: 'graph', method: 'POST', target: '/graphql/v1/', headers: asJson(all) },
    body: { type: 'application/json', content: Buffer.from(body) },
  }));

  const whole = fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: form },
        { weight: 5, arbitrary: page },
        { weight: 4, arbitrary: graph },
        { weight: 2, arbitrary: section },
      ),
      fc.integer({ min: 0, max: 0xffffff }),
      fc.integer({ min: 0, max: 59 }),
      fc.nat(),
    )
    .map(([draft, from, how, at]) => asBytes(draft, url, from, how, at));
  return fc.oneof({ weight: 24, arbitrary: whole }, { weight: 1, arbitrary: brokenBytes });
}

/** One in five. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const asJson = (headers: readonly Header[]): readonly Header[] => [
  ['Accept', 'application/json'],
  ...headers.filter(([name]) => name !== 'Accept'),
];

const HEADERS = [
  ...['Host', 'Origin', 'Referer', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
  ...['Accept-Language', 'Accept-Encoding', 'If-None-Match', 'If-Modified-Since', 'Range', 'Content-Type'],
  ...[
    'Content-Encoding',
    'Expect',
    'Upgrade',
    'X-HTTP-Method-Override',
    'Authorization',
    'User-Agent',
    'X-Original-URL',
  ],
];

/** Bytes that a parser of headers takes. */
const headerValue = fc.oneof(
  fc.constantFrom('', '*', 'null', 'bytes=0-0,-1', 'bytes=99999999999-', '"', 'W/"', 'gzip;q=0, *;q=0', '100-continue'),
  fc.constantFrom(
    'websocket',
    'h2c',
    'http://[::1',
    '[',
    'a b',
    'evil.example',
    '127.0.0.1, 10.0.0.1',
    ',,,',
    'multipart/form-data',
  ),
  hostileText.map((text) =>
    Buffer.from(text.toWellFormed())
      .toString('latin1')
      .replace(/[\0\r\n]/g, ''),
  ),
);
