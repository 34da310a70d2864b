import { createMiddleware } from 'hono/factory';
import type { TextOverrides } from '../../ui/text.ts';
import { failure } from './failures.ts';
import type { Env } from './guards.ts';

/** The router runs the action of a page for whatever is no GET: a PUT would send an order. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses other methods than those of pages, before anything of the body is read. */
export const pageMethods = (texts: TextOverrides) =>
  createMiddleware<Env>(async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    c.header('Allow', METHODS.join(', '));
    return failure(c, 'method', texts, c.get('requestId'));
  });
