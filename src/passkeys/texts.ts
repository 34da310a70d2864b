import { defineTexts } from '../ui/text.ts';

export const accountsTexts = defineTexts('accounts', {
  unnamed: 'Klucz dostępu',
  codeSubject: 'Kod do konta w sklepie {shop}',
  codeBody: 'Twój kod w sklepie {shop}: {code}\nDziała przez 10 minut.',
  codeNotYou: 'Jeśli nie prosisz o kod, nikomu go nie podawaj. Nic się nie stanie, jeśli go nie użyjesz.',
});
