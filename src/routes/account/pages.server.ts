import { address, addresses } from './addresses.server.ts';
import { claim, claimLink } from './claim.server.ts';
import { consents } from './consents.server.ts';
import { data } from './data.server.ts';
import { again, orders } from './orders.server.ts';
import { overview } from './overview.server.ts';
import { ownData } from './ownData.server.ts';
import type { ServedPage } from './page.ts';
import type { PageName } from './places.ts';
import { points } from './points.server.ts';
import { newPassword, recovery } from './recovery.server.ts';
import { register } from './register.server.ts';
import { security } from './security.server.ts';
import { signIn } from './signIn.server.ts';
import { signOut } from './signOut.server.ts';
import { verify, verifyLink } from './verify.server.ts';

export const served = {
  signIn,
  signOut,
  register,
  recovery,
  newPassword,
  overview,
  orders,
  again,
  claim,
  claimLink,
  points,
  verify,
  verifyLink,
  data,
  addresses,
  address,
  consents,
  security,
  ownData,
} satisfies Record<PageName, ServedPage<never> | ServedPage<unknown>>;

export type Served = typeof served;
