import type { Checks } from './checks.ts';
import { isEasyPassword } from './easyPassword.server.ts';
import { readEmail } from './email.server.ts';
import { ibanOfCountry } from './iban.server.ts';
import { foreignNip } from './nip.server.ts';
import { phoneOfCountry } from './phone.server.ts';

export const serverChecks: Required<Checks> = {
  email: readEmail,
  phone: phoneOfCountry,
  nip: foreignNip,
  iban: ibanOfCountry,
  password: isEasyPassword,
};
