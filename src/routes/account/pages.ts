import type { Page } from '../page.ts';
import { addressPage } from './address.tsx';
import { addressesPage } from './addresses.tsx';
import { againPage } from './again.tsx';
import { claimLinkPage, claimPage } from './claim.tsx';
import { consentsPage } from './consents.tsx';
import { dataPage } from './data.tsx';
import { ordersPage } from './orders.tsx';
import { overviewPage } from './overview.tsx';
import { personalDataPage } from './personalData.tsx';
import { pointsPage } from './points.tsx';
import { newPasswordPage, recoveryPage } from './recovery.tsx';
import { registerPage } from './register.tsx';
import { securityPage } from './security.tsx';
import { signInPage } from './signIn.tsx';
import { signOutPage } from './signOut.tsx';
import { verifyLinkPage, verifyPage } from './verify.tsx';

/** Pages that lead to an account, and those of somebody who has signed in. */
export const accountPages: readonly Page[] = [
  signInPage,
  signOutPage,
  registerPage,
  recoveryPage,
  newPasswordPage,
  overviewPage,
  ordersPage,
  againPage,
  claimPage,
  claimLinkPage,
  pointsPage,
  verifyPage,
  verifyLinkPage,
  dataPage,
  addressesPage,
  addressPage,
  consentsPage,
  securityPage,
  personalDataPage,
];
