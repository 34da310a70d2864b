import { AsyncLocalStorage } from 'node:async_hooks';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import type { GraphPart } from '../../session/graphPart.ts';
import type { Visit } from '../../session/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { graphError } from '../answers.ts';
import { costRule } from './cost.ts';
import { aliasRule, depthRule, introspectionRule, refuseLongOrDeep } from './limits.ts';
import { type GraphContext, shopSchema } from './schema.ts';
import { readUntyped } from './untyped.ts';

/** In small letters, as yoga reads it. */
const JSON_BODY = /^application\/(?:graphql\+)?json\s*(?:;|$)/;

const limits = (): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((text: string, options: unknown) => {
      refuseLongOrDeep(text);
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

/** POST /graphql/v1/: what follows `?` is a label for logs and is ignored. */
export function createGraph(
  file: ShopFile,
  parts: readonly GraphPart[],
  onError: (error: unknown, requestId: string) => void,
): Graph {
  const numbers = new AsyncLocalStorage<string>();
  const told = (...[error]: unknown[]) => onError(error, numbers.getStore() ?? '');
  const yoga = createYoga<{ shopper: Visit; visitor: string }, GraphContext>({
    schema: shopSchema(file, parts),
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    // Yoga's own answers would let every origin read with the shopper's cookies.
    cors: false,
    logging: { debug: () => {}, info: () => {}, warn: () => {}, error: told },
    maskedErrors: true,
    plugins: [limits()],
  });
  return async (c, who, requestId) => {
    const typed = JSON_BODY.test(c.req.header('Content-Type') ?? '');
    const request = typed ? c.req.raw : await readUntyped(c.req.raw);
    if (!request) return graphError(c, 415, 'content_type', 'Send the query as application/json');
    return numbers.run(requestId, () => yoga.fetch(request, who));
  };
}
