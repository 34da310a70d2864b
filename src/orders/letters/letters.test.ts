import { describe, expect, it } from 'vitest';
import { NO_OVERRIDES } from '../../ui/text.ts';
import type { Order } from '../model.ts';
import { aLine, anOrder, PLACED_AT } from '../testing/order.ts';
import type { Withdrawal } from '../withdrawal/statement.ts';
import { endedLetter, linkLetter, paidLetter, refundLetter, sentLetter } from './changes.ts';
import { placedLetter, shopPlacedLetter } from './placed.ts';
import type { OrderLetterTerms } from './terms.ts';
import { shopWithdrawnLetter, withdrawnLetter } from './withdrawn.ts';

const company = {
  name: 'Próba sp. z o.o.',
  street: 'ul. Polna 1',
  postcode: '59-700',
  city: 'Bolesławiec',
  country: 'Polska',
  nip: '1234563218',
  email: 'sklep@example.pl',
  phone: '75 612 40 18',
};
const terms: OrderLetterTerms = {
  texts: NO_OVERRIDES,
  shopName: 'Próba',
  shopUrl: 'https://sklep.example.pl',
  company,
  file: {
    company,
    vat: 23,
    return_days: 30,
    subscriptions: { notice_days: 3, pay_days: 3 },
    payments: { transfer: { account: '61109010140000071219812874', bank: 'Bank', days: 7 }, online_minutes: 60 },
  },
  termsHref: 'https://sklep.example.pl/strona/regulamin',
};
const rich = (more: Partial<Order> = {}): Order =>
  anOrder({
    status: 'waiting',
    expiresAt: Date.parse('2026-11-28T10:00:00Z'),
    lines: [
      aLine({
        place: 3,
        quantity: 1,
        paid: 0,
        data: {
          name: 'Śniadanie w lesie',
          type: 'bundle',
          gift: true,
          amount: { gross: 0, net: 0 },
          parts: [
            { product: 7, size: '18', name: 'Miska Leśna, mech', sizeName: '18 cm', quantity: 1 },
            { product: 8, size: 'uniw', name: 'Kubek Leśny', sizeName: 'uniw', quantity: 2 },
          ],
        },
      }),
      aLine({ data: { version: 'kobalt', deposit: { worth: 200, label: 'Kaucja' } } }),
      aLine({
        place: 1,
        quantity: 1,
        paid: 9000,
        data: {
          name: 'Kubek z imieniem',
          custom: true,
          sizeName: '350 ml',
          chosen: [{ label: 'Imię', value: 'Zośka' }],
          unitPrice: { gross: 9000, net: 7317 },
          amount: { gross: 9000, net: 7317 },
        },
      }),
      aLine({
        place: 2,
        quantity: 1,
        paid: 25_000,
        data: {
          name: 'Warsztaty',
          type: 'service',
          service: { label: 'Termin', day: '2026-12-05', hour: '10:00' },
          vat: { bp: 800, exempt: false },
          unitPrice: { gross: 25_000, net: 23_148 },
          amount: { gross: 25_000, net: 23_148 },
        },
      }),
    ],
    data: {
      remarks: 'Proszę zapakować na prezent.',
      consents: [{ name: 'terms_agree', words: 'Akceptuję regulamin sklepu.' }],
    },
    ...more,
  } as Parameters<typeof anOrder>[0]);

describe('the letter that confirms an order', () => {
  const { text, html, subject, recipient } = placedLetter(rich(), terms);
  const plain = text.replaceAll('\u00A0', ' ');

  it('holds what was agreed on', () => {
    expect(recipient).toBe('anna@example.pl');
    expect(subject).toBe('Zamówienie nr 1001 przyjęte: Próba');
    for (const words of [
      'zamówienie nr 1001, złożone 21 listopada 2026 o 11:00',
      'Kubek codzienny, kobalt: 168,00 zł',
      '2 szt. × 84,00 zł',
      'Kaucja: 2,00 zł',
      'Kubek z imieniem, 350 ml: 90,00 zł',
      'Imię: Zośka',
      'W zestawie: 1 × Miska Leśna, mech, 18 cm · 2 × Kubek Leśny',
      'Termin: sobota 5 grudnia, 10:00',
      'Dostawa: Kurier: 16,90 zł',
      'Razem: 526,90 zł',
      'w tym VAT 23 %: 51,40 zł',
      'w tym VAT 8 %: 18,52 zł',
      'Numer konta: 61 1090 1014 0000 0712 1981 2874',
      'Tytuł: Zamówienie 1001',
      'Kwota: 526,90 zł',
      'Zapłać do: 28 listopada 2026',
      'Polna 12',
      'Proszę zapakować na prezent.',
      'Akceptuję regulamin sklepu.',
    ]) {
      expect(plain).toContain(words);
    }
    expect(html).toContain('<th scope="row"');
    expect(html).not.toContain('undefined');
  });

  it('says who sells, how to withdraw, and from what not', () => {
    for (const words of [
      'Próba sp. z o.o., ul. Polna 1, 59-700 Bolesławiec, Polska\nNIP 1234563218\ne-mail sklep@example.pl, tel. 75 612 40 18',
      'Możesz odstąpić od umowy w ciągu 30 dni',
      'https://sklep.example.pl/zamowienie/1001/odstapienie?klucz=klucz-do-zamowienia-1234',
      'https://sklep.example.pl/zamowienie/1001?klucz=klucz-do-zamowienia-1234',
      'Kubek z imieniem, 350 ml (rzecz wykonana na Twoje zamówienie); Warsztaty (usługa na oznaczony dzień)',
      'Adresat: Próba sp. z o.o., ul. Polna 1, 59-700 Bolesławiec, e-mail: sklep@example.pl',
      'Regulamin: https://sklep.example.pl/strona/regulamin',
    ]) {
      expect(plain).toContain(words);
    }
  });

  it('promises no withdrawal to companies, nor where nothing can be withdrawn from', () => {
    const { client } = rich().data.buyer;
    const firm = placedLetter(rich({ data: { ...rich().data, buyer: { type: 'firm', client } } }), terms);
    expect(firm.text).not.toContain('odstąpi');
    const custom = placedLetter(rich({ lines: [aLine({ data: { custom: true } })] }), terms).text;
    expect(custom).toContain('prawo odstąpienia nie obejmuje');
    expect(custom).not.toContain('Wzór formularza');
  });

  it('says how each way of paying goes on', () => {
    const online = placedLetter(rich({ payment: 'blik' }), terms).text.replaceAll('\u00A0', ' ');
    expect(online).toContain('czeka na zapłatę do 28 listopada 2026, godz. 11:00');
    expect(online).not.toContain('Numer konta');
    const { expiresAt: _, ...rest } = rich({ payment: 'on_delivery', status: 'accepted' });
    expect(placedLetter(rest, terms).text.replaceAll('\u00A0', ' ')).toContain('526,90 zł zapłacisz przy odbiorze');
  });

  it('tells the shop', () => {
    const letter = shopPlacedLetter(rich(), terms);
    expect(letter).toMatchObject({ recipient: 'sklep@example.pl', replyTo: 'anna@example.pl', kind: 'order_shop' });
    expect(letter.text).toContain('Imię: Zośka');
    expect(letter.text).toContain('Dostawa: Kurier');
  });
});

describe('letters of what happens to an order', () => {
  const plain = ({ text }: { text: string }) => text.replaceAll('\u00A0', ' ');

  it('each say their thing and lead to the order', () => {
    const order = rich({ status: 'accepted' });
    const letters = [
      [paidLetter(order, terms), 'mamy Twoją wpłatę za zamówienie nr 1001: 526,90 zł'],
      [sentLetter(order, terms), 'zamówienie nr 1001 wyszło od nas. Dostawa: Kurier.'],
      [endedLetter(order, 'cancelled', terms), 'jest anulowane'],
      [endedLetter(order, 'expired', terms), 'zamówienie wygasło'],
      [refundLetter(order, 16_800, terms), 'oddajemy 168,00 zł za zamówienie nr 1001'],
      [linkLetter(order, undefined, terms), 'oto link do zamówienia nr 1001 z 21 listopada 2026'],
    ] as const;
    for (const [letter, words] of letters) {
      expect(plain(letter)).toContain(words);
      expect(letter.text).toContain('https://sklep.example.pl/zamowienie/1001?klucz=klucz-do-zamowienia-1234');
      expect(letter.subject).toContain('1001');
    }
    expect(linkLetter(order, 'odstapienie', terms).text).toContain('/zamowienie/1001/odstapienie?klucz=');
  });

  it('acknowledge a withdrawal with its words, day and hour', () => {
    const withdrawal: Withdrawal = {
      id: 'x'.repeat(24),
      at: PLACED_AT,
      name: 'Anna Nowak',
      email: 'inna@example.pl',
      amount: 8400,
      words: 'Ja, Anna Nowak, odstępuję od umowy',
      lines: [],
      delivery: 0,
      whole: false,
      sent: true,
    };
    const order = rich({ status: 'sent' });
    const letter = withdrawnLetter(order, withdrawal, terms);
    expect(letter.recipient).toBe('inna@example.pl');
    for (const words of [
      '21 listopada 2026 o 11:00',
      'Ja, Anna Nowak, odstępuję od umowy',
      'Oddamy: 84,00 zł. Pieniądze wyślemy przelewem na konto, z którego przyszły',
      'odeślij najpóźniej do 5 grudnia 2026 na adres: Próba sp. z o.o., ul. Polna 1, 59-700 Bolesławiec',
    ]) {
      expect(plain(letter)).toContain(words);
    }
    expect(plain(withdrawnLetter(order, { ...withdrawal, sent: false }, terms))).toContain(
      'niczego nie trzeba odsyłać',
    );
    const shop = shopWithdrawnLetter(order, { ...withdrawal, account: 'PL61109010140000071219812874' }, terms);
    expect(plain(shop)).toContain('Do wypłaty przez sklep: 84,00 zł, najpóźniej do 5 grudnia 2026');
    expect(plain(shop)).toContain('61 1090 1014 0000 0712 1981 2874');
    expect(plain(shopWithdrawnLetter({ ...order, payment: 'blik' }, withdrawal, terms))).not.toContain('Do wypłaty');
  });
});

describe('points', () => {
  const lines = [aLine({ data: { pointsEarned: 30 } }), aLine({ place: 1, paid: 0, data: { points: 40 } })];
  const order = (more: Partial<Order> = {}) => anOrder({ customerId: 'anna', lines, ...more });

  it('are said in the letters of an order: what they pay for, and what it gives', () => {
    const placed = placedLetter(order({ status: 'waiting' }), terms);
    expect(placed.text).toContain('Za punkty: 40 punktów');
    expect(placed.text).toContain('Po zapłacie dopiszemy do konta 30 punktów.');
    expect(placedLetter(order({ payment: 'on_delivery' }), terms).text).toContain('Po zakończeniu zamówienia');
    expect(paidLetter(order({ paidAt: PLACED_AT }), terms).text).toContain('masz na koncie 30 punktów.');
    expect(endedLetter(order({ status: 'cancelled' }), 'cancelled', terms).text).toContain('wróciły na Twoje konto');
  });

  it('are not promised to who has no account, nor of an order that has ended', () => {
    const { customerId: _, ...guest } = order();
    expect(placedLetter(guest, terms).text).not.toContain('dopiszemy');
    expect(placedLetter(order({ status: 'expired' }), terms).text).not.toContain('dopiszemy');
    expect(endedLetter(rich({ status: 'cancelled' }), 'cancelled', terms).text).not.toContain('Punkty');
  });
});
