/** Marks what signs in with keys, and holds the service that it asks. */
export const KEY_SIGN_IN = 'data-key-sign-in';

/** Marks the list of an account's keys, and holds what the browser is told of them (`ToldKeys`). */
export const KEYS_TOLD = 'data-keys-told';
