import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ShownPicture } from '../address.ts';
import type { Pictures } from '../service.server.ts';
import { QueueFull } from '../workQueue.ts';
import { drawSocialCard, SOCIAL_RECIPE } from './socialPicture.server.ts';

/** Content to be drawn. */
export interface SocialFacts {
  heading: string;
  shopName: string;
  picture?: ShownPicture | undefined;
}

const A_DAY = 'public, max-age=86400';

/** GET and HEAD of a social picture; drawn once for each heading and picture. */
export async function serveSocialPicture(c: Context, pictures: Pictures, facts: SocialFacts): Promise<Response> {
  const original = facts.picture && (await pictures.original(facts.picture));
  const content = JSON.stringify([SOCIAL_RECIPE, facts.heading, facts.shopName, original?.measured.hash ?? null]);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': A_DAY, ETag: `"${digest}"` };
  if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
  try {
    const bytes = await pictures.made(`og/${digest}.jpg`, () => drawSocialCard({ ...facts, picture: original?.path }));
    const sized = { ...headers, 'Content-Length': String(bytes.byteLength) };
    return c.req.method === 'HEAD' ? c.body(null, 200, sized) : c.body(bytes, 200, sized);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return c.body(null, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
  }
}
