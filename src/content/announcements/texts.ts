import { defineTexts } from '../../ui/text.ts';

export const announcementTexts = defineTexts('strips', {
  codeLabel: 'Kod rabatowy',
  closeCode: 'Zamknij pasek z kodem',
  activate: 'Aktywuj kod',
  codeWorks: 'Kod działa',
  codeWaits: 'Kod czeka',
  freeLabel: 'Darmowa dostawa',
  closeFree: 'Zamknij pasek o dostawie',
  freeFrom: 'Darmowa dostawa od {price}',
  freeLeft: 'Do darmowej dostawy brakuje {price}',
  freeReached: 'Dostawa tego koszyka jest za darmo',
  returns: {
    one: 'Na zwrot masz {n} dzień',
    few: 'Na zwrot masz {n} dni',
    many: 'Na zwrot masz {n} dni',
    other: 'Na zwrot masz {n} dnia',
  },
  closeBar: 'Zamknij ogłoszenie',
});
