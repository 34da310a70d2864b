import { defineTexts } from '../ui/text.ts';

export const contactPageTexts = defineTexts('content', {
  contactLead: 'Zadzwoń albo napisz.',
  phone: 'Telefon',
  email: 'E-mail',
  address: 'Adres',
  companyData: 'Dane firmy',
  write: 'Napisz do nas',
  visiting: 'Gdzie nas znaleźć',
});
