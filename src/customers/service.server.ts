import type { Db } from '../db/database.ts';
import { type Pace, realPace } from '../forms/equalTime.server.ts';
import type { PasswordTerms } from '../forms/rules/password.ts';
import type { Clock } from '../kit/clock.ts';
import type { EmailTerms } from '../mail/blocks.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { createSessions } from '../session/service.server.ts';
import { type AccountEmails, accountEmails } from './emails.server.ts';
import { createPasswords, type Passwords } from './password.server.ts';
import type { CustomerHooks } from './ports.ts';
import { type Account, createAccount } from './service/account.server.ts';
import { type Addresses, createAddresses } from './service/addresses.server.ts';
import { createLimiter, type Limiter } from './service/attempts.server.ts';
import { type Buyers, createBuyers } from './service/buyer.server.ts';
import { type Consents, createConsents } from './service/consents.server.ts';
import { createEmails, type Emails } from './service/email.server.ts';
import { createPersonalData, type PersonalData } from './service/personalData.server.ts';
import { createRecovery, type Recovery } from './service/recovery.server.ts';
import { createRegister, type Register } from './service/register.server.ts';
import type { Deps } from './service/shared.server.ts';
import { createSignIn, type SignIn } from './service/signIn.server.ts';
import { removeOldEmailLinks } from './store/emailLinks.server.ts';
import { removeOldLinks } from './store/links.server.ts';

export interface Customers
  extends SignIn,
    Register,
    Recovery,
    Account,
    Emails,
    Addresses,
    Consents,
    Buyers,
    PersonalData {
  emails: AccountEmails;
  /** Limits of tries, for other rooms that ask about accounts. */
  limiter: Limiter;
  /** Forgets links and counts that are over. */
  sweep(): Promise<number>;
}

export interface CustomersOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
  passwordTerms: PasswordTerms;
  /** The least age of a customer who says their birth date, full years. */
  minAge?: number | undefined;
  /** Hooks of rooms below, in the order in which they run. */
  hooks?: readonly CustomerHooks[];
  /** The rates of the limits are multiplied by this; 0 takes them away. */
  rateLimits?: number;
  passwords?: Passwords;
  pace?: Pace;
}

/** Accounts of the shop: data, sign-in and everything that belongs to a customer. */
export function createCustomers(options: CustomersOptions): Customers {
  const { db, clock, mailbox, emails, passwordTerms, minAge, hooks = [], rateLimits } = options;
  const limiter = createLimiter(db, clock, rateLimits);
  const parts: Deps = {
    db,
    clock,
    texts: emails.texts,
    shopName: emails.shopName,
    sessions: createSessions(db, clock),
    passwords: options.passwords ?? createPasswords(),
    passwordTerms,
    minAge,
    limiter,
    emails: accountEmails(mailbox, emails),
    hooks,
    pace: options.pace ?? realPace,
  };
  return {
    emails: parts.emails,
    limiter,
    ...createSignIn(parts),
    ...createRegister(parts),
    ...createRecovery(parts),
    ...createAccount(parts),
    ...createEmails(parts),
    ...createAddresses(parts),
    ...createConsents(parts),
    ...createBuyers(parts),
    ...createPersonalData(parts),
    sweep: async () => {
      const links = await db.write(
        async (tx) => (await removeOldLinks(tx, clock())) + (await removeOldEmailLinks(tx, clock())),
      );
      return links + (await limiter.sweep());
    },
  };
}
