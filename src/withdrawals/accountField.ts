/** The field of the account that money goes back to. */
export const ACCOUNT_FIELD = 'withdraw_account';
