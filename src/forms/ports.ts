import type { Asking, Shopper } from '../session/model.ts';
import type { WhoseLogin } from './takenLogin.ts';

/** Answers of the customers' room for the forms. */
export interface AccountPorts {
  loginUse: WhoseLogin;
  /** Tells whether a customer with this address has an account. */
  emailExists(email: string): Promise<boolean>;
  isLoggedIn(shopper: Shopper): boolean;
  /** Counts a question; false when this shopper may not ask about one more account. */
  mayAsk(asking: Asking): Promise<boolean>;
}
