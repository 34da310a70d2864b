import type { Hono, MiddlewareHandler } from 'hono';
import { walkCatalogue } from '../../catalogue/walk.server.ts';
import { answerBase, BASE_PATH } from '../base/connector.ts';
import type { Env } from '../http/guards.ts';
import type { OpenShop } from '../open/shop.ts';

interface BaseOptions {
  shop: OpenShop;
  shopUrl: string;
  /** Without a key there is no such address. */
  key: string | undefined;
  guards: [MiddlewareHandler<Env>, MiddlewareHandler<Env>];
}

/** The address that Base.com's servers call. */
export function mountBase(app: Hono<Env>, { shop, shopUrl, key, guards }: BaseOptions): void {
  if (key === undefined) return;
  app.post(BASE_PATH, ...guards, answerBase({ shop, shopUrl, walk: walkCatalogue(shop.db) }, key));
}
