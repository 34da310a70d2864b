import { defineTexts } from '../ui/text.ts';

export const contactTexts = defineTexts('content', {
  contactLead: 'Zadzwoń albo napisz.',
  phone: 'Telefon',
  email: 'E-mail',
  address: 'Adres',
  companyData: 'Dane firmy',
  visiting: 'Zanim przyjedziesz',
});
