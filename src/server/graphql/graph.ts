import { parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import type { Shopper } from '../../session/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { jsonError } from '../answers.ts';
import { aliasRule, depthRule, GRAPHQL_LIMITS } from './limits.ts';
import { type GraphContext, shopSchema } from './schema.ts';

const JSON_BODY = /^application\/(?:json|graphql\+json)\b/i;

const limits = (): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string) => parse(source, { maxTokens: GRAPHQL_LIMITS.tokens }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(depthRule);
    addValidationRule(aliasRule);
  },
});

export type Graph = (c: Context, shopper: Shopper) => Promise<Response>;

/** POST /graphql/v1/: what follows `?` is a label for logs and is ignored. */
export function createGraph(file: ShopFile, onError: (error: unknown) => void): Graph {
  const yoga = createYoga<{ shopper: Shopper }, GraphContext>({
    schema: shopSchema(file),
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    logging: { debug: () => {}, info: () => {}, warn: () => {}, error: (...all: unknown[]) => onError(all[0]) },
    maskedErrors: true,
    plugins: [limits()],
  });
  return async (c, shopper) => {
    if (!JSON_BODY.test(c.req.header('Content-Type') ?? '')) {
      return jsonError(c, 415, 'content_type', 'Send the query as application/json');
    }
    return yoga.fetch(c.req.raw, { shopper });
  };
}
