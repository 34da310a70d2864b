import { AsyncLocalStorage } from 'node:async_hooks';
import { GraphQLError } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import { isStoreTrouble } from '../../db/error.ts';
import type { Clock } from '../../kit/clock.ts';
import type { GraphPart } from '../../session/graphPart.ts';
import type { Visit } from '../../session/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { graphError } from '../answers.ts';
import { serverTexts } from '../texts.ts';
import { costRule } from './cost.ts';
import { yogaMemory } from './documents.ts';
import { aliasRule, depthRule, introspectionRule, readTokens } from './limits.ts';
import { isLabelledQuick, quickAnswers } from './quick.ts';
import { type GraphContext, shopSchema } from './schema.ts';

/** Media type of JSON in small letters, as yoga reads it. */
const JSON_BODY = /^application\/(?:graphql\+)?json\s*(?:;|$)/;

const limits = (): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((text: string, options: unknown) => {
      readTokens(text);
      return parseFn(text, options);
    });
  },
  onValidate({ addValidationRule }) {
    addValidationRule(depthRule);
    addValidationRule(aliasRule);
    addValidationRule(costRule);
    addValidationRule(introspectionRule);
  },
});

/** `visitor` names who asks where there is no session. */
export type Graph = (c: Context, asking: { shopper: Visit; visitor: string }, requestId: string) => Promise<Response>;

export interface GraphOptions {
  file: ShopFile;
  parts: readonly GraphPart[];
  texts: TextOverrides;
  clock: Clock;
  onError(error: unknown, requestId: string): void;
}

/** POST /graphql/v1/: what follows `?` is a label for logs and is ignored. */
export function createGraph({ file, parts, texts, clock, onError }: GraphOptions): Graph {
  const numbers = new AsyncLocalStorage<string>();
  const told = (...[error]: unknown[]) => onError(error, numbers.getStore() ?? '');
  const schema = shopSchema(file, parts);
  const yoga = createYoga<{ shopper: Visit; visitor: string }, GraphContext>({
    schema,
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    // Yoga's own answers would let every origin read with the shopper's cookies.
    cors: false,
    logging: { debug: () => {}, info: () => {}, warn: () => {}, error: told },
    maskedErrors: {
      maskError: (error, message) => {
        // Yoga tells clients what its reading of JSON ended with, a name and a sentence of the engine's. With them goes the status
        // that it would have had ("GraphQL over HTTP" 6.4.1.2: 400).
        if (error instanceof GraphQLError && Reflect.has(error.extensions, 'originalError')) {
          Reflect.deleteProperty(error.extensions, 'originalError');
          error.extensions.http = { status: 400 };
        }
        const cause = error instanceof GraphQLError ? error.originalError : error;
        if (!isStoreTrouble(cause)) return maskError(error, message);
        const words = translate(serverTexts, texts, 'storeText');
        const { nodes, path } = error instanceof GraphQLError ? error : {};
        return new GraphQLError(words, { nodes, path, extensions: { code: 'unavailable' } });
      },
    },
    parserAndValidationCache: yogaMemory(),
    plugins: [limits()],
  });
  const quick = quickAnswers(schema, parts, clock);
  return (c, who, requestId) =>
    numbers.run(requestId, async () => {
      const typed = JSON_BODY.test(c.req.header('Content-Type') ?? '');
      // The label is a hint: whoever asks for something else need not be read twice.
      if (typed && !isLabelledQuick(c.req.url)) return yoga.fetch(c.req.raw, who);
      const body = await c.req.raw.text();
      const before = typed && isPlain(c) ? await quick.kept(body) : undefined;
      if (before !== undefined) return c.body(before, 200, JSON_ANSWER);
      const read = quick.read(body);
      if (!typed && !read?.open) return graphError(c, 415, 'content_type', 'Send the query as application/json');
      const answer = read && isPlain(c) ? await quick.answer(read, who) : undefined;
      return answer === undefined ? yoga.fetch(asJson(c.req.raw, body), who) : c.body(answer, 200, JSON_ANSWER);
    });
}

const JSON_ANSWER = { 'Content-Type': 'application/json; charset=utf-8' };

/** Tells whether a client asks for JSON in no other form. */
const isPlain = (c: Context): boolean => /^(?:application\/json|\*\/\*)?$/.test(c.req.header('Accept') ?? '');

function asJson({ url, headers }: Request, body: string): Request {
  const own = new Headers(headers);
  own.set('Content-Type', 'application/json');
  return new Request(url, { method: 'POST', headers: own, body });
}
