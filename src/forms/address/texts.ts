import { defineTexts } from '../../ui/text.ts';

export const addressTexts = defineTexts('address', {
  type: 'Kupujesz jako',
  private: 'Osoba prywatna',
  firm: 'Firma (potrzebny NIP)',
  delivery: 'Adres dostawy',
  delivery_same: 'Dostawa na ten sam adres',
  invoice: 'Dane do faktury',
  invoice_type: 'Faktura dla',
  invoice_same: 'Faktura na te same dane',
  of_delivery: '{label} (dostawa)',
  of_invoice: '{label} (faktura)',
});
