import type { Asking } from '../session/model.ts';
import type { ClientDataInput } from './clientData.ts';
import type { Issue } from './codes.ts';
import { inEqualTime, type Pace } from './equalTime.server.ts';
import type { AccountPorts } from './ports.ts';
import { readEmail } from './rules/email.server.ts';
import { LONGEST } from './rules/lengths.ts';
import { freeLogin, takenLogin } from './takenLogin.ts';

/** Answers about accounts; undefined where nothing may be told. */
export interface Accounts {
  emailExists(email: string, asking: Asking): Promise<boolean | undefined>;
  proposedLogin(from: string, asking: Asking): Promise<string | undefined>;
  /** Undefined when the login is free. */
  takenLogin(input: ClientDataInput, asking: Asking): Promise<Issue | undefined>;
}

export function createAccounts(ports: AccountPorts, pace: Pace): Accounts {
  return {
    async emailExists(email, asking) {
      const address = email.length > LONGEST.email ? undefined : readEmail(email.trim());
      // Refused in the same time too, else the end of the allowance would show.
      return inEqualTime(async () => {
        if (address === undefined || !(await ports.mayAsk(asking))) return undefined;
        return ports.emailExists(address);
      }, pace);
    },
    proposedLogin: async (from, asking) => ((await ports.mayAsk(asking)) ? freeLogin(from, ports.loginUse) : undefined),
    async takenLogin({ loginAndPassword }, asking) {
      const login = loginAndPassword?.login?.trim() ?? '';
      return (await ports.mayAsk(asking)) ? takenLogin(login, ports.loginUse) : undefined;
    },
  };
}
