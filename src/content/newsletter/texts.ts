import { defineTexts } from '../../ui/text.ts';

export const newsletterTexts = defineTexts('newsletter', {
  title: 'Newsletter',
  lead: 'Podaj adres e-mail. Wyślemy na niego link, którym potwierdzisz zapis.',
  email: 'E-mail',
  consentName: 'Zgoda',
  consent:
    'Chcę dostawać newsletter sklepu {shop} na podany adres e-mail. Zgodę mogę cofnąć w każdej chwili linkiem, który jest w każdej wiadomości.',
  send: 'Zapisz mnie',
  privacy: 'Adres posłuży tylko do wysyłania newslettera. Niepotwierdzony usuniemy po 7 dniach, a wypisany od razu.',
  checkTitle: 'Sprawdź pocztę',
  check:
    'Otwórz wiadomość od nas i naciśnij link, żeby potwierdzić zapis. Link działa 7 dni. Jeśli wiadomości nie ma, zajrzyj do folderu ze spamem.',

  confirmTitle: 'Potwierdzenie zapisu na newsletter',
  confirmAsk: 'Newsletter będzie przychodził na adres {email}.',
  confirmButton: 'Potwierdzam zapis',
  confirmed: 'Zapis potwierdzony. Link do wypisania się wysłaliśmy pocztą.',
  confirmWorks: 'Zapis jest potwierdzony. Newsletter przychodzi na adres {email}.',
  confirmGone:
    'Ten link był już użyty, zastąpił go nowszy albo minęło 7 dni. Jeśli newsletter jeszcze nie przychodzi, zapisz się jeszcze raz.',
  leaveTitle: 'Wypisanie z newslettera',
  leaveAsk: 'Usuniemy adres {email} z listy odbiorców newslettera.',
  leaveButton: 'Wypisz mnie',
  left: 'Adres usunięty. Newsletter nie będzie już przychodził.',
  leaveGone:
    'Ten link już nie działa: adres był już wypisany. Jeśli newsletter nadal przychodzi, wypisz się linkiem z nowszej wiadomości.',

  mailConfirmSubject: 'Potwierdź zapis na newsletter: {shop}',
  mailConfirm: 'ten adres ma dostawać newsletter sklepu {shop}. Zapis trzeba potwierdzić do {date}.',
  mailConfirmButton: 'Potwierdź zapis',
  mailConfirmWhy:
    'Piszemy, bo {date} ktoś podał ten adres na stronie sklepu. Jeśli to nie Ty, nic nie rób: niepotwierdzony adres usuniemy sami.',
  mailWelcomeSubject: 'Zapis na newsletter potwierdzony: {shop}',
  mailWelcome: 'newsletter sklepu {shop} będzie przychodził na ten adres.',
  mailKnownSubject: 'Newsletter: {shop}',
  mailKnown: 'ten adres dostaje już newsletter sklepu {shop}, więc nic więcej nie trzeba robić.',
  mailLeave: 'Zgoda na newsletter z {date}. Możesz ją cofnąć w każdej chwili.',
  mailLeaveLabel: 'Wypisz mnie',
});
