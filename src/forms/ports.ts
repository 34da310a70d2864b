import type { Asking, Shopper } from '../session/model.ts';
import type { WhoseLogin } from './takenLogin.ts';

/** What rooms that keep customers tell the forms. */
export interface AccountPorts {
  loginUse: WhoseLogin;
  /** Whether a customer with this address has an account. */
  emailExists(email: string): Promise<boolean>;
  isLoggedIn(shopper: Shopper): boolean;
  /** Whether this shopper may be told of one more account; each call counts. */
  mayAsk(asking: Asking): boolean;
}

/** A shop without accounts. */
export const NO_ACCOUNTS: AccountPorts = {
  loginUse: async () => 'free',
  emailExists: async () => false,
  isLoggedIn: () => false,
  mayAsk: () => true,
};
