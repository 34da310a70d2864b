import { createMiddleware } from 'hono/factory';
import type { TextOverrides } from '../../ui/text.ts';
import { failure } from './failures.ts';
import type { Env } from './guards.ts';

/** Methods of pages: GET and HEAD read one, POST sends its form. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses other methods than those of pages, before anything of the body is read. */
export const pageMethods = (texts: TextOverrides) =>
  createMiddleware<Env>(async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    c.header('Allow', METHODS.join(', '));
    return failure(c, 'method', texts, c.get('requestId'));
  });
