import type { EmailReader } from './email.ts';
import type { IbanOfCountry } from './iban.ts';
import type { ForeignNip } from './nip.ts';
import type { EasyPassword } from './password.ts';
import type { PhoneOfCountry } from './phone.ts';

/**
 * Checks with tables too large for a browser; without them the rules decide by shape alone, and the server decides
 * again.
 */
export interface Checks {
  readonly email?: EmailReader;
  readonly phone?: PhoneOfCountry;
  readonly nip?: ForeignNip;
  readonly iban?: IbanOfCountry;
  readonly password?: EasyPassword;
}
