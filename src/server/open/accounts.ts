import type { Customer } from '../../customers/model.ts';
import { passwordTerms } from '../../customers/passwordTerms.ts';
import type { CustomerHooks } from '../../customers/ports.ts';
import { type Customers, createCustomers } from '../../customers/service.server.ts';
import type { Db } from '../../db/database.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import type { Clock } from '../../kit/clock.ts';
import { languageInHand } from '../../kit/speech.ts';
import { type EmailBlock, type EmailTerms, emailIn, wordsInHand } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { isOriginOf } from '../../passkeys/model.ts';
import { createPasskeys, type Passkeys } from '../../passkeys/service.server.ts';
import { accountsTexts } from '../../passkeys/texts.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { translate } from '../../ui/text.ts';

export interface AccountsOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
  file: ShopFile;
  shopUrl: string;
  rateLimits: number;
  /** Hooks of the rooms with data of a customer. */
  hooks?: readonly CustomerHooks[];
}

/** The accounts of the shop and the passkeys that open them, each told of the other. */
export function openAccounts(options: AccountsOptions): { customers: Customers; passkeys: Passkeys } {
  const { db, clock, mailbox, emails, file, shopUrl, rateLimits, hooks = [] } = options;
  const { shopName: shop } = emails;
  const domain = file.passkeys.domain ?? new URL(shopUrl).hostname;

  const known = (customer: Customer | undefined) =>
    customer && { id: customer.id, login: customer.login, displayName: nameOf(customer) };
  const passkeys: Passkeys = createPasskeys({
    db,
    clock,
    rpName: shop,
    domain,
    origins: [shopUrl, ...file.passkeys.shops.filter((origin) => isOriginOf(origin, domain))],
    apart: serviceApart(file, shopUrl),
    unnamed: () => translate(accountsTexts, wordsInHand(emails), 'unnamed'),
    ports: {
      byId: async (id) => known(await customers.find(id)),
      byLogin: async (login) => known(await customers.findByLogin(login)),
      byEmail: async (email) => known(await customers.findByEmail(email)),
      async keyAdded(tx, account, name) {
        const customer = await customers.find(account);
        if (customer) await customers.emails.passkeyAdded(tx, customer, name);
      },
      async keyRemoved(tx, account, name) {
        const customer = await customers.find(account);
        if (customer) await customers.emails.passkeyRemoved(tx, customer, name);
      },
      async sendCode(tx, email, code) {
        const written = emailIn(languageInHand(), emails, (terms) => codeEmail(code, terms));
        await mailbox.enqueue(tx, { kind: 'account_code', urgency: 'now', recipient: email, ...written });
      },
      readMailbox: (tx, account, customer) => customers.readMailbox(tx, account, customer),
      mayAddKey: async (account) => (await customers.limiter.take({ keyRight: account })) === 0,
      waitForCode: (email, visitor) => customers.limiter.take({ code: emailKey(email), recoveryVisitor: visitor }),
    },
  });
  const keys: CustomerHooks = {
    exportCustomer: async (customer) => ({
      passkeys: (await passkeys.keys(customer)).map(({ name, createdAt, usedAt, backedUp }) => ({
        name,
        createdAt: new Date(createdAt).toISOString(),
        usedAt: usedAt === undefined ? null : new Date(usedAt).toISOString(),
        backedUp,
      })),
    }),
    onClaimed: (tx, customer) => passkeys.removeAll(tx, customer),
    eraseCustomer: (tx, customer) => passkeys.removeAll(tx, customer),
  };
  const customers: Customers = createCustomers({
    db,
    clock,
    mailbox,
    emails,
    rateLimits,
    passwordTerms: passwordTerms(file),
    minAge: file.customers.min_age,
    hooks: [...hooks, keys],
  });
  return { customers, passkeys };
}

/** Origin of the accounts service, where it is another than this shop's; keys of a stranger's domain are asked for nowhere. */
export function serviceApart({ passkeys }: ShopFile, shopUrl: string): string | undefined {
  const domain = passkeys.domain ?? new URL(shopUrl).hostname;
  const { service } = passkeys;
  return service !== undefined && service !== shopUrl && isOriginOf(service, domain) ? service : undefined;
}

function codeEmail(code: string, terms: EmailTerms) {
  const { texts, shopName: shop } = terms;
  const body = translate(accountsTexts, texts, 'codeBody', { shop, code });
  const parts: EmailBlock[] = [body, translate(accountsTexts, texts, 'codeNotYou')].map((text) => ({
    kind: 'text',
    text,
  }));
  return { subject: translate(accountsTexts, texts, 'codeSubject', { shop }), ...writeEmail(parts, terms) };
}

const nameOf = ({ address: { firstname = '', lastname = '', firm = '' }, login }: Customer): string =>
  [firstname, lastname].join(' ').trim() || firm || login;
