import type { TextOverrides } from '../../ui/text.ts';

/** E-mails about an account, to whoever asked for them on a page in English. */
export const accountEmailWords: TextOverrides = {
  'accounts.unnamed': 'Passkey',
  'accounts.codeSubject': 'Your code for {shop}',
  'accounts.codeBody': 'Your code for the shop {shop}: {code}\nIt works for 10 minutes.',
  'accounts.codeNotYou':
    'If you did not ask for a code, do not give it to anybody. Nothing happens as long as it is not used.',

  'customers.welcomeSubject': 'Your account at {shop}',
  'customers.welcomeBody': 'your account is ready. Sign in with the login {login} or with your e-mail address.',
  'customers.welcomeNotYou':
    'If you did not create this account, recover its password, sign in and delete the account.',
  'customers.welcomeConfirm':
    'Please confirm that this address is yours. The link works once, for 24 hours, when you are signed in to this account.',
  'customers.openAccount': 'Open the account',
  'customers.confirmSubject': 'Confirm your e-mail address: {shop}',
  'customers.confirmBody':
    'this address was given in the account {login} at the shop {shop}. The link works once, for 24 hours, when you are signed in to this account.',
  'customers.confirmOpen': 'Confirm the e-mail address',
  'customers.confirmNotYou': 'If it was not you, do nothing: the address is not accepted unless it has been confirmed.',
  'customers.takenSubject': 'This address already has an account: {shop}',
  'customers.takenBody':
    'somebody, probably you, wanted to use this address for another account at the shop {shop}. Nothing has changed, because it already belongs to the account {login}.',
  'customers.takenNotYou': 'If it was not you, you need not do anything.',
  'customers.recoverySubject': 'New password at {shop}',
  'customers.recoveryBody':
    'somebody, probably you, asked for a new password for the account {login}. The link works once, for 30 minutes.',
  'customers.recoveryOpen': 'Set a new password',
  'customers.recoveryNotYou': 'If you did not ask for this, do nothing: the password stays as it is.',
  'customers.passwordSubject': 'Your password has been changed',
  'customers.passwordBody':
    'the password of the account {login} at the shop {shop} has been changed. Everywhere else you have to sign in again.',
  'customers.emailSubject': 'The e-mail address of your account has been changed',
  'customers.emailBody':
    'the account {login} at the shop {shop} now has another e-mail address. We will not write about the account to this one any more.',
  'customers.erasedSubject': 'Your account has been deleted',
  'customers.erasedBody': 'the account {login} at the shop {shop} and the data kept in it have been deleted.',
  'customers.passkeyAddedSubject': 'New passkey for your account',
  'customers.passkeyAddedBody':
    'the passkey “{name}” has been added to the account {login} at the shop {shop}. It signs in without a password.',
  'customers.passkeyRemovedSubject': 'Passkey removed from your account',
  'customers.passkeyRemovedBody': 'the passkey “{name}” has been removed from the account {login} at the shop {shop}.',
  'customers.notYou': 'If it was not you, set a new password and check where the account is signed in.',
  'customers.why': 'This message is about the security of your account, so it comes whatever you have consented to.',

  'ownOrders.claimSubject': 'Add your orders to your account: {shop}',
  'ownOrders.claimBody':
    'in the account {login} at the shop {shop} somebody asked to add the orders that were placed with this address without signing in. The link works once, for 24 hours, when you are signed in to this account.',
  'ownOrders.claimButton': 'Add the orders to the account',
  'ownOrders.claimNotYou': 'Was it not you? Do nothing. Without this link nobody sees these orders.',
};
