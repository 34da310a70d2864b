import { services, visit } from '../context.server.ts';
import { notFound } from '../layout/notFound.ts';
import type { Route } from './+types/keyRight';

const NO_STORE = { 'Cache-Control': 'no-store' };

export const loader = () => notFound();

/** The right to add one key, for who has just proved who they are; nobody else is given one. */
export async function action({ context }: Route.ActionArgs) {
  const authorizeToken = await context.get(services).passkeys.authorize(context.get(visit));
  return Response.json({ authorizeToken: authorizeToken ?? '' }, { headers: NO_STORE });
}
