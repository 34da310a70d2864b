import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { createPasswords } from '../password.server.ts';

export const PASSWORD = 'zielony piec 7';

/** Terms of accounts in tests: passwords that cost nothing, answers without waiting. */
export const ACCOUNT_TERMS = {
  emails: EMAIL_TERMS,
  passwordTerms: { min: 6, max: 30, own: ['Próba'] },
  passwords: createPasswords({ memory: 64, passes: 1, parallelism: 1 }),
  pace: { now: () => 0, sleep: async () => {}, step: 1 },
};
