import { SignOutPage } from '../../customers/pages/SignOutPage.tsx';
import { redirect, redirectWhole } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { accountHead } from './guard.server.ts';

const PATH = '/wyloguj';

/** Following a link signs nobody out: it leads to a button. */
export const signOutPage = definePage({
  path: PATH,
  type: 'signin',
  personal: true,
  load({ shop, visit }) {
    if (visit.customer === undefined) throw redirect('/logowanie');
    return { head: accountHead(shop, 'signOut', PATH) };
  },
  async post({ shop, visit }): Promise<never> {
    // What was chosen for a while ends here, with the cookies that tell of it.
    await shop.regions.unsetZipcode(visit);
    await shop.regions.unsetRegion(visit);
    await shop.customers.signOut(visit);
    throw redirectWhole('/');
  },
  View: SignOutPage,
});
