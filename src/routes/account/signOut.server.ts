import { redirect, redirectDocument } from 'react-router';
import { services, visit } from '../context.server.ts';
import type { ServedPage } from './page.ts';

/** Following a link signs nobody out: it leads to a button. */
export const signOut: ServedPage<null> = {
  load({ context }) {
    if (context.get(visit).customer === undefined) throw redirect('/logowanie', 303);
    return { title: 'signOut', view: null };
  },
  async act({ context }) {
    await context.get(services).customers.signOut(context.get(visit));
    throw redirectDocument('/', 303);
  },
};
