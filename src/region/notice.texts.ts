import { defineTexts } from '../ui/text.ts';

export const regionNoticeTexts = defineTexts('regionNotice', {
  region: 'Kraj dostawy: {country}',
  regionUsual:
    'Twój zwykły kraj dostawy to {country}. W koszyku i zamówieniu liczymy teraz dostawę do wybranego kraju.',
  both: 'Kraj dostawy: {country}, kod\u00a0{zipcode}',
  bothUsual: 'Twoje zwykłe miejsce dostawy to {country}, kod\u00a0{zipcode}.',
  zipcode: 'Dostawa pod kod\u00a0{zipcode}',
  zipcodeUsual: 'Twój zwykły kod pocztowy to {zipcode}.',
  keep: 'Kontynuuj',
  restoreRegion: 'Przywróć zwykły kraj',
  restoreZipcode: 'Przywróć zwykły kod',
  restoreBoth: 'Przywróć zwykłe miejsce',
  busy: 'Przywracamy…',
  failed: 'Nie udało się przywrócić. Spróbuj jeszcze raz.',
  close: 'Zamknij',
});
