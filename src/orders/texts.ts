import { defineTexts, type TextOverrides, type Translate, translate } from '../ui/text.ts';

/** Words for what was ordered, on pages and in e-mails. */
export const orderTexts = defineTexts('orders', {
  number: 'Zamówienie nr {number}',
  fact: '{label}: {value}',
  contents: 'W zestawie: {parts}',
  perUnit: '{quantity} {unit} × {price}',
  quantity: '{quantity} {unit}',
  points: {
    one: '{n} punkt',
    few: '{n} punkty',
    many: '{n} punktów',
    other: '{n} punktu',
  },
  forPoints: 'Za punkty',
  prizePaid: {
    one: 'Po zapłacie dopiszemy do konta {n} punkt.',
    few: 'Po zapłacie dopiszemy do konta {n} punkty.',
    many: 'Po zapłacie dopiszemy do konta {n} punktów.',
    other: 'Po zapłacie dopiszemy do konta {n} punktu.',
  },
  prizeDone: {
    one: 'Po zakończeniu zamówienia dopiszemy do konta {n} punkt.',
    few: 'Po zakończeniu zamówienia dopiszemy do konta {n} punkty.',
    many: 'Po zakończeniu zamówienia dopiszemy do konta {n} punktów.',
    other: 'Po zakończeniu zamówienia dopiszemy do konta {n} punktu.',
  },
  prizeGiven: {
    one: 'Za to zamówienie masz na koncie {n} punkt.',
    few: 'Za to zamówienie masz na koncie {n} punkty.',
    many: 'Za to zamówienie masz na koncie {n} punktów.',
    other: 'Za to zamówienie masz na koncie {n} punktu.',
  },
  every: {
    one: 'Abonament: co {n} dzień',
    few: 'Abonament: co {n} dni',
    many: 'Abonament: co {n} dni',
    other: 'Abonament: co {n} dnia',
  },
  comment: 'Uwaga: {text}',
  gift: 'Gratis',
  file: 'plik {name}',
  lineDeposit: 'Kaucja: {amount}',
  withdrawn: 'Odstąpiono: {quantity} {unit}',
  goods: 'Produkty',
  rebate: 'Rabat',
  rebateCode: 'Rabat z kodem {code}',
  deposit: 'Kaucja',
  delivery: 'Dostawa',
  free: 'za darmo',
  total: 'Razem',
  totalNet: 'Razem netto',
  totalGross: 'Razem z VAT',
  card: 'Karta podarunkowa *{tail}',
  toPay: 'Do zapłaty',
  withVat: 'w tym VAT {rate}',
  exempt: 'zwolnione z VAT',
  point: 'Punkt odbioru: {code}',
  pay_blik: 'BLIK',
  pay_online: 'Przelew online lub karta',
  pay_transfer: 'Przelew tradycyjny',
  pay_on_delivery: 'Przy odbiorze',
  pay_nothing: 'Nie ma nic do zapłaty',
  recipient: 'Odbiorca',
  bank: 'Bank',
  account: 'Numer konta',
  transferTitle: 'Tytuł',
  transferTitleValue: 'Zamówienie {number}',
  amount: 'Kwota',
  payUntil: 'Zapłać do',
  nip: 'NIP {number}',
  phone: 'tel. {number}',
});

export type OrderWords = Translate<typeof orderTexts.values>;

/** For words that are not chosen while a component is rendered. */
export const orderWords =
  (texts: TextOverrides): OrderWords =>
  (key, ...args) =>
    translate(orderTexts, texts, key, ...args);
