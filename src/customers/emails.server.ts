import type { Tx } from '../db/database.ts';
import { languageInHand, pathInHand } from '../kit/speech.ts';
import { type EmailBlock, type EmailTerms, emailIn } from '../mail/blocks.ts';
import { writeEmail } from '../mail/email.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { type Translate, translate } from '../ui/text.ts';
import type { Customer } from './model.ts';
import { VERIFY_PATH } from './paths.ts';
import { customerTexts } from './texts.ts';

interface Recipient {
  login: string;
  email: string;
}

/**
 * E-mails about an account; each goes into the queue in the transaction of what it tells of. They are in the language of the
 * page that their reader is on. Where somebody else may be asking, or a service apart which knows no pages, it is that of the
 * reader's last sign-in.
 */
export interface AccountEmails {
  /** Writes the welcome with the link that proves the address. */
  welcome(tx: Tx, to: Recipient, token: string): Promise<void>;
  confirmEmail(tx: Tx, to: Recipient, token: string): Promise<void>;
  /** Writes to the owner of an address that somebody wanted for another account. */
  emailTaken(tx: Tx, to: Away): Promise<void>;
  recovery(tx: Tx, to: Recipient, token: string): Promise<void>;
  passwordChanged(tx: Tx, to: Recipient): Promise<void>;
  /** Writes to the old address. */
  emailChanged(tx: Tx, to: Recipient): Promise<void>;
  erased(tx: Tx, to: Recipient): Promise<void>;
  passkeyAdded(tx: Tx, to: Away, name: string): Promise<void>;
  passkeyRemoved(tx: Tx, to: Away, name: string): Promise<void>;
}

/** A reader who may be on no page of ours. */
type Away = Recipient & Pick<Customer, 'language'>;

interface AccountEmail {
  subject: string;
  parts: readonly EmailBlock[];
}

interface Said {
  t: Translate<typeof customerTexts.values>;
  /** Absolute address of a page. */
  at(path: string): string;
  /** What to do where it was not the reader. */
  check: readonly EmailBlock[];
}

const words = (text: string): EmailBlock => ({ kind: 'text', text });

function said({ texts, shopUrl }: EmailTerms): Said {
  const t: Said['t'] = (key, ...args) => translate(customerTexts, texts, key, ...args);
  const at = (path: string) => shopUrl + pathInHand(path);
  const account: EmailBlock = { kind: 'button', label: t('openAccount'), href: at('/konto/bezpieczenstwo') };
  return { t, at, check: [words(t('notYou')), account] };
}

const confirmButton = ({ t, at }: Said, token: string): EmailBlock => ({
  kind: 'button',
  label: t('confirmOpen'),
  href: at(`${VERIFY_PATH}/${token}`),
});

export function accountEmails(mailbox: Mailbox, emails: EmailTerms): AccountEmails {
  const { shopName: shop } = emails;
  const send = async (
    tx: Tx,
    kind: string,
    to: Recipient,
    write: (said: Said) => AccountEmail,
    language = languageInHand(),
  ) => {
    const written = emailIn(language, emails, (terms) => {
      const spoken = said(terms);
      const { subject, parts } = write(spoken);
      const why: EmailBlock = { kind: 'small', text: spoken.t('why') };
      return { subject, ...writeEmail([...parts, why], terms) };
    });
    await mailbox.enqueue(tx, { kind, urgency: 'now', recipient: to.email, ...written });
  };

  return {
    welcome: (tx, to, token) =>
      send(tx, 'account_made', to, (said) => ({
        subject: said.t('welcomeSubject', { shop }),
        parts: [
          words(said.t('welcomeBody', { login: to.login })),
          words(said.t('welcomeConfirm')),
          confirmButton(said, token),
          words(said.t('welcomeNotYou')),
        ],
      })),
    confirmEmail: (tx, to, token) =>
      send(tx, 'email_confirm', to, (said) => ({
        subject: said.t('confirmSubject', { shop }),
        parts: [
          words(said.t('confirmBody', { login: to.login, shop })),
          confirmButton(said, token),
          words(said.t('confirmNotYou')),
        ],
      })),
    emailTaken: (tx, to) =>
      send(
        tx,
        'email_taken',
        to,
        ({ t, at }) => ({
          subject: t('takenSubject', { shop }),
          parts: [
            words(t('takenBody', { login: to.login, shop })),
            { kind: 'button', label: t('openAccount'), href: at('/konto') },
            words(t('takenNotYou')),
          ],
        }),
        to.language,
      ),
    recovery: (tx, to, token) =>
      send(tx, 'password_recovery', to, ({ t, at }) => ({
        subject: t('recoverySubject', { shop }),
        parts: [
          words(t('recoveryBody', { login: to.login })),
          { kind: 'button', label: t('recoveryOpen'), href: at(`/odzyskiwanie-hasla/${token}`) },
          words(t('recoveryNotYou')),
        ],
      })),
    passwordChanged: (tx, to) =>
      send(tx, 'password_changed', to, ({ t, check }) => ({
        subject: t('passwordSubject'),
        parts: [words(t('passwordBody', { login: to.login, shop })), ...check],
      })),
    emailChanged: (tx, to) =>
      send(tx, 'email_changed', to, ({ t, check }) => ({
        subject: t('emailSubject'),
        parts: [words(t('emailBody', { login: to.login, shop })), ...check],
      })),
    erased: (tx, to) =>
      send(tx, 'account_erased', to, ({ t }) => ({
        subject: t('erasedSubject'),
        parts: [words(t('erasedBody', { login: to.login, shop }))],
      })),
    passkeyAdded: (tx, to, name) =>
      send(
        tx,
        'passkey_added',
        to,
        ({ t, check }) => ({
          subject: t('passkeyAddedSubject'),
          parts: [words(t('passkeyAddedBody', { login: to.login, shop, name })), ...check],
        }),
        to.language,
      ),
    passkeyRemoved: (tx, to, name) =>
      send(
        tx,
        'passkey_removed',
        to,
        ({ t, check }) => ({
          subject: t('passkeyRemovedSubject'),
          parts: [words(t('passkeyRemovedBody', { login: to.login, shop, name })), ...check],
        }),
        to.language,
      ),
  };
}
