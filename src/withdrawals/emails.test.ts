import { describe, expect, it } from 'vitest';
import { sentEmail } from '../orders/emails/changes.ts';
import { placedEmail } from '../orders/emails/placed.server.ts';
import type { OrderEmailTerms } from '../orders/emails/terms.ts';
import type { Order } from '../orders/model.ts';
import { aLine, PLACED_AT } from '../orders/testing/order.ts';
import { richOrder, TERMS } from '../orders/testing/richOrder.ts';
import { returnCodeEmail, rightsParts, sentParts, shopWithdrawnEmail, withdrawnEmail } from './emails.server.ts';
import type { Withdrawal } from './statement.ts';

const placed = (order: Order) => placedEmail(order, TERMS, { rights: (one) => rightsParts(one, TERMS) });

/** An order that is collected in person. */
function collected(more: Parameters<typeof richOrder>[0] = {}): Order {
  const order = richOrder(more);
  const { delivery } = order.data;
  if (!delivery) throw new Error('the order has no delivery');
  return { ...order, data: { ...order.data, delivery: { ...delivery, name: 'Odbiór w pracowni', pickUp: true } } };
}

describe('the e-mail that confirms an order', () => {
  const plain = placed(richOrder()).text.replaceAll('\u00A0', ' ');

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

  it('says of what is collected in person that it may be brought back', () => {
    expect(plain).toContain('Rzecz odeślij w 14 dni');
    const words = placed(collected()).text.replaceAll('\u00A0', ' ');
    expect(words).toContain('Rzecz przynieś albo odeślij w 14 dni od dnia, w którym odstąpisz, na adres sprzedawcy.');
    expect(words).not.toContain('Rzecz odeślij');
  });

  it('promises no withdrawal to companies, nor where nothing can be withdrawn from', () => {
    const { client } = richOrder().data.buyer;
    const firm = placed(richOrder({ data: { ...richOrder().data, buyer: { type: 'firm', client } } }));
    expect(firm.text).not.toContain('odstąpi');
    const custom = placed(richOrder({ lines: [aLine({ data: { custom: true } })] })).text;
    expect(custom).toContain('prawo odstąpienia nie obejmuje');
    expect(custom).not.toContain('Wzór formularza');
  });

  it('says what spoils quickly, and what goes back in its closed package alone', () => {
    const lines = [
      aLine({ place: 0, data: { name: 'Zakwas', withdrawal: 'perishable' } }),
      aLine({ place: 1, data: { name: 'Herbata', withdrawal: 'sealed' } }),
    ];
    const food = placed(richOrder({ lines })).text.replaceAll('\u00A0', ' ');
    expect(food).toContain('prawo odstąpienia nie obejmuje: Zakwas (szybko się psuje albo ma krótki termin)');
    expect(food).toContain('otwartych już nie: Herbata');
  });

  it('says of files that the right ends with handing them out, and that it has ended once they are', () => {
    const consents = [{ name: 'order_virtual', words: 'Chcę' }];
    const lines = [aLine({ data: { name: 'Kurs', type: 'virtual' } })];
    const files = richOrder({ lines, data: { ...richOrder().data, consents } });
    const said = (order: Order) => placed(order).text.replaceAll('\u00A0', ' ');
    expect(said(files)).toContain('Możesz odstąpić od umowy w ciągu 30 dni');
    expect(said(files)).toContain('Od umowy o pliki odstąpisz, dopóki ich nie wydamy: Kurs.');
    expect(said(files)).not.toContain('wydane');
    const handedOut = said({ ...files, status: 'accepted', paidAt: PLACED_AT });
    expect(handedOut).toContain('Kurs (pliki wydane za Twoją zgodą przed końcem terminu)');
    expect(handedOut).not.toContain('dopóki ich nie wydamy');
  });

  it('is followed by one that leads to withdrawing when the order was sent', () => {
    const sent = (order: Order) => sentEmail(order, TERMS, { sent: (one) => sentParts(one, TERMS) }).text;
    expect(sent(richOrder({ status: 'sent' }))).toContain('/zamowienie/1001/odstapienie?klucz=');
    expect(sent(richOrder({ lines: [aLine({ data: { custom: true } })] }))).not.toContain('odstapienie');
  });
});

describe('e-mails of a withdrawal', () => {
  const plain = ({ text }: { text: string }) => text.replaceAll('\u00A0', ' ');
  const made: Withdrawal = {
    ...{ id: 'x'.repeat(24), at: PLACED_AT, name: 'Anna', email: 'inna@example.pl', amount: 0, words: 'Ja', lines: [] },
    ...{ delivery: 0, whole: false, sent: true },
  };

  it('tell how things go back without a printer, in words and as a code', () => {
    const order = richOrder({ status: 'sent' });
    const usual = { how: 'Wpisz numer zamówienia.', link: 'https://zwroty.example/sklep' };
    const delivery = [
      { id: order.data.delivery?.id ?? '', return: usual },
    ] as unknown as OrderEmailTerms['file']['delivery'];
    const terms = { ...TERMS, file: { ...TERMS.file, delivery } };
    const first = withdrawnEmail(order, made, terms);
    expect(plain(first)).toContain('Zwrot bez drukarki');
    expect(plain(first)).toContain('Wpisz numer zamówienia.');
    expect(plain(first)).toContain('Nadaj zwrot na stronie przewoźnika: https://zwroty.example/sklep');
    expect(first.html).toContain('aria-label="Kod QR zwrotu"');
    expect(plain(withdrawnEmail(order, { ...made, sent: false }, terms))).not.toContain('drukarki');
    const later = returnCodeEmail(order, { ...made, parcel: { number: 'ZWR-1234' } }, TERMS);
    expect(later).toMatchObject({ kind: 'order_return', recipient: 'inna@example.pl' });
    expect(plain(later)).toContain('Kod zwrotu: ZWR-1234');
    expect(plain(later)).toContain('Nie musisz niczego drukować');
    expect(later.html).toContain('aria-label="Kod QR zwrotu"');
  });

  it('say of what was collected in person that it may be brought back', () => {
    const order = collected({ status: 'done' });
    const words = plain(withdrawnEmail(order, made, TERMS));
    expect(words).toContain('przynieś albo odeślij najpóźniej do 7 grudnia 2026 na adres: Próba sp. z o.o.');
    expect(words).not.toMatch(/Co odesłać|rzeczy, od których odstępujesz, odeślij/i);
    const waiting = plain(withdrawnEmail(order, { ...made, sent: false }, TERMS));
    expect(waiting).toContain('Tych rzeczy jeszcze nie wydaliśmy, więc niczego nie trzeba zwracać.');
    expect(waiting).not.toContain('wysłaliśmy');
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
    const order = richOrder({ status: 'sent' });
    const email = withdrawnEmail(order, withdrawal, TERMS);
    expect(email.recipient).toBe('inna@example.pl');
    for (const words of [
      '21 listopada 2026 o 11:00',
      'Ja, Anna Nowak, odstępuję od umowy',
      'Oddamy: 84,00 zł. Pieniądze wyślemy przelewem na konto, z którego przyszły',
      // Two weeks later is a Saturday.
      'odeślij najpóźniej do 7 grudnia 2026 na adres: Próba sp. z o.o., ul. Polna 1, 59-700 Bolesławiec',
    ]) {
      expect(plain(email)).toContain(words);
    }
    expect(plain(withdrawnEmail(order, { ...withdrawal, sent: false }, TERMS))).toContain('niczego nie trzeba odsyłać');
    // The name may be anything, and the address somebody else's.
    const evil = withdrawnEmail(order, { ...withdrawal, words: 'Ja, https://zly.example' }, TERMS);
    expect(evil.text).not.toContain('zly.example');
    const shop = shopWithdrawnEmail(order, { ...withdrawal, account: 'PL61109010140000071219812874' }, TERMS);
    expect(plain(shop)).toContain('Do wypłaty przez sklep: 84,00 zł, najpóźniej do 5 grudnia 2026');
    // Clocks go forward on 28 March: so many hours later is already another day.
    const spring = { ...withdrawal, at: Date.parse('2027-03-20T22:30:00Z') };
    expect(plain(shopWithdrawnEmail(order, spring, TERMS))).toContain('najpóźniej do 3 kwietnia 2027');
    expect(plain(shop)).toContain('61 1090 1014 0000 0712 1981 2874');
    expect(plain(shopWithdrawnEmail({ ...order, payment: 'blik' }, withdrawal, TERMS))).not.toContain('Do wypłaty');
  });

  it('say what is paid out by hand by how the money came, whatever the order says of paying', () => {
    const made: Withdrawal = {
      ...{ id: 'x'.repeat(24), at: PLACED_AT, name: 'Anna', email: 'anna@example.pl', amount: 8400, words: 'Ja' },
      ...{ lines: [], delivery: 0, whole: false, sent: true },
    };
    const told = (payment: Order['payment'], byHand: number) => {
      const order = richOrder({ status: 'sent', payment });
      const withdrawal = { ...made, byHand };
      return [
        plain(shopWithdrawnEmail(order, withdrawal, TERMS)),
        plain(withdrawnEmail(order, withdrawal, TERMS)),
      ] as const;
    };
    const [none, sameWay] = told('transfer', 0);
    expect(none).not.toContain('Do wypłaty');
    expect(sameWay).toContain('tą samą drogą, którą przyszły');
    const [all, byTransfer] = told('blik', 8400);
    expect(all).toContain('Do wypłaty przez sklep: 84,00 zł');
    expect(byTransfer).toContain('przelewem na konto, z którego przyszły');
    const [some, mixed] = told('blik', 1000);
    expect(some).toContain('Do wypłaty przez sklep: 10,00 zł');
    expect(mixed).toContain('tą samą drogą, którą przyszły');
  });
});
