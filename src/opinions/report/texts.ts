import { defineTexts } from '../../ui/text.ts';

export const opinionReportTexts = defineTexts('opinionReport', {
  open: 'Zgłoś',
  openLabel: 'Zgłoś opinię: {author}',
  title: 'Zgłoszenie opinii',
  lead: 'Napisz, co w tej opinii jest niezgodne z prawem albo z zasadami. Przeczyta to człowiek i odpisze na podany adres.',
  opinion: 'Zgłaszana opinia',
  by: '{author}, {date}',
  reason: 'Powód',
  reasonHelp: 'Na przykład: obraża, ujawnia czyjeś dane, to reklama. Napisz, o które słowa albo zdjęcie chodzi.',
  name: 'Imię i nazwisko lub firma',
  email: 'E-mail',
  faith: 'Wysyłając zgłoszenie, oświadczasz w dobrej wierze, że to, co w nim piszesz, jest prawdziwe i pełne.',
  send: 'Wyślij zgłoszenie',
  back: 'Wróć do opinii',

  mailSubject: 'Zgłoszenie opinii o produkcie: {name}',
  mailIntro: 'Ktoś zgłosił opinię w sklepie {shop}.',
  mailPlace: 'Miejsce',
  mailId: 'Numer opinii',
  mailWords: 'Słowa opinii',
  mailDuty:
    'Rozpatrz zgłoszenie bez zwłoki. Odpisz, jaka jest decyzja i jak można się od niej odwołać (art. 16 ust. 5 aktu o usługach cyfrowych). Opinię ukrywa polecenie: witryna opinions refuse {id} "powód".',

  receiptSubject: 'Mamy Twoje zgłoszenie opinii: {shop}',
  receiptText:
    'Zgłoszenie opinii o produkcie {name} do nas dotarło. Przeczyta je człowiek; odpiszemy, co zdecydowaliśmy.',
  receiptWhy: 'Piszemy, bo ten adres podano w zgłoszeniu opinii (art. 16 ust. 4 aktu o usługach cyfrowych).',
});
