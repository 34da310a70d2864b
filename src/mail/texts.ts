import { defineTexts } from '../ui/text.ts';

export const mailTexts = defineTexts('mail', {
  hello: 'Dzień dobry,',
  regards: 'Pozdrawiamy',
  linkBelow: '{label}: {href}',
  company: '{name}, {street}, {postcode} {city}, NIP {nip}',
});
