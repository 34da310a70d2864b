import type { Tx } from '../db/database.ts';
import type { EmailBlock, EmailTerms } from '../mail/blocks.ts';
import { writeEmail } from '../mail/email.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { VERIFY_PATH } from './paths.ts';
import { customerTexts } from './texts.ts';

interface Recipient {
  login: string;
  email: string;
}

/** Letters about an account; each goes into the queue in the transaction of what it tells of. */
export interface AccountEmails {
  /** Writes the welcome with the link that proves the address. */
  welcome(tx: Tx, to: Recipient, token: string): Promise<void>;
  confirmEmail(tx: Tx, to: Recipient, token: string): Promise<void>;
  /** Writes to the owner of an address that somebody wanted for another account. */
  emailTaken(tx: Tx, to: Recipient): Promise<void>;
  recovery(tx: Tx, to: Recipient, token: string): Promise<void>;
  passwordChanged(tx: Tx, to: Recipient): Promise<void>;
  /** Writes to the old address. */
  emailChanged(tx: Tx, to: Recipient): Promise<void>;
  erased(tx: Tx, to: Recipient): Promise<void>;
  passkeyAdded(tx: Tx, to: Recipient, name: string): Promise<void>;
  passkeyRemoved(tx: Tx, to: Recipient, name: string): Promise<void>;
}

export function accountEmails(mailbox: Mailbox, emails: EmailTerms): AccountEmails {
  const { texts, shopName: shop, shopUrl } = emails;
  const account = `${shopUrl}/konto/bezpieczenstwo`;
  const send = async (tx: Tx, kind: string, to: Recipient, subject: string, parts: EmailBlock[]) => {
    const why: EmailBlock = { kind: 'small', text: translate(customerTexts, texts, 'why') };
    const written = writeEmail([...parts, why], emails);
    await mailbox.enqueue(tx, { kind, recipient: to.email, subject, ...written });
  };
  const words = (text: string): EmailBlock => ({ kind: 'text', text });
  const t = plainTexts(texts);
  const check: EmailBlock[] = [words(t.notYou), { kind: 'button', label: t.openAccount, href: account }];

  const confirm = (token: string): EmailBlock => ({
    kind: 'button',
    label: t.confirmOpen,
    href: `${shopUrl}${VERIFY_PATH}/${token}`,
  });

  return {
    welcome: (tx, to, token) =>
      send(tx, 'account_made', to, translate(customerTexts, texts, 'welcomeSubject', { shop }), [
        words(translate(customerTexts, texts, 'welcomeBody', { login: to.login })),
        words(t.welcomeConfirm),
        confirm(token),
        words(t.welcomeNotYou),
      ]),
    confirmEmail: (tx, to, token) =>
      send(tx, 'email_confirm', to, translate(customerTexts, texts, 'confirmSubject', { shop }), [
        words(translate(customerTexts, texts, 'confirmBody', { login: to.login, shop })),
        confirm(token),
        words(t.confirmNotYou),
      ]),
    emailTaken: (tx, to) =>
      send(tx, 'email_taken', to, translate(customerTexts, texts, 'takenSubject', { shop }), [
        words(translate(customerTexts, texts, 'takenBody', { login: to.login, shop })),
        { kind: 'button', label: t.openAccount, href: `${shopUrl}/konto` },
        words(t.takenNotYou),
      ]),
    recovery: (tx, to, token) =>
      send(tx, 'password_recovery', to, translate(customerTexts, texts, 'recoverySubject', { shop }), [
        words(translate(customerTexts, texts, 'recoveryBody', { login: to.login })),
        { kind: 'button', label: t.recoveryOpen, href: `${shopUrl}/odzyskiwanie-hasla/${token}` },
        words(t.recoveryNotYou),
      ]),
    passwordChanged: (tx, to) =>
      send(tx, 'password_changed', to, t.passwordSubject, [
        words(translate(customerTexts, texts, 'passwordBody', { login: to.login, shop })),
        ...check,
      ]),
    emailChanged: (tx, to) =>
      send(tx, 'email_changed', to, t.emailSubject, [
        words(translate(customerTexts, texts, 'emailBody', { login: to.login, shop })),
        ...check,
      ]),
    erased: (tx, to) =>
      send(tx, 'account_erased', to, t.erasedSubject, [
        words(translate(customerTexts, texts, 'erasedBody', { login: to.login, shop })),
      ]),
    passkeyAdded: (tx, to, name) =>
      send(tx, 'passkey_added', to, t.passkeyAddedSubject, [
        words(translate(customerTexts, texts, 'passkeyAddedBody', { login: to.login, shop, name })),
        ...check,
      ]),
    passkeyRemoved: (tx, to, name) =>
      send(tx, 'passkey_removed', to, t.passkeyRemovedSubject, [
        words(translate(customerTexts, texts, 'passkeyRemovedBody', { login: to.login, shop, name })),
        ...check,
      ]),
  };
}

const PLAIN = [
  'notYou',
  'openAccount',
  'welcomeNotYou',
  'welcomeConfirm',
  'confirmOpen',
  'confirmNotYou',
  'takenNotYou',
  'recoveryOpen',
  'recoveryNotYou',
  'passwordSubject',
  'emailSubject',
  'erasedSubject',
  'passkeyAddedSubject',
  'passkeyRemovedSubject',
] as const;

const plainTexts = (texts: TextOverrides) =>
  Object.fromEntries(PLAIN.map((key) => [key, translate(customerTexts, texts, key)])) as Record<
    (typeof PLAIN)[number],
    string
  >;
