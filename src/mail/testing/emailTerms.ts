import type { EmailTerms } from '../blocks.ts';

/** What e-mails of a test's shop say of it. */
export const EMAIL_TERMS: EmailTerms = {
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
};
