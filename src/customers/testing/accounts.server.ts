import { createPasswords } from '../password.server.ts';

export const PASSWORD = 'zielony piec 7';

/** Terms of accounts in tests: passwords that cost nothing, answers without waiting. */
export const ACCOUNT_TERMS = {
  emails: {
    texts: {},
    shopName: 'Próba',
    shopUrl: 'https://sklep.example',
    company: {
      name: 'Próba',
      street: 'Polna 1',
      postcode: '59-700',
      city: 'Bolesławiec',
      nip: '1234563218',
      email: 'sklep@example.pl',
      phone: '75 612 40 18',
    },
  },
  passwordTerms: { min: 6, max: 30, own: ['Próba'] },
  passwords: createPasswords({ memory: 64, passes: 1, parallelism: 1 }),
  pace: { now: () => 0, sleep: async () => {}, step: 1 },
};
