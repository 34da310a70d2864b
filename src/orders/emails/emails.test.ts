import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Notices } from '../../catalogue/guarantee/model.ts';
import { codeRows } from '../../payments/transfer/draw.server.ts';
import type { Order, OrderInvoice } from '../model.ts';
import { aLine, anOrder, PLACED_AT } from '../testing/order.ts';
import { richOrder, TERMS } from '../testing/richOrder.ts';
import { endedEmail, linkEmail, paidEmail, refundEmail, sentEmail, shipmentEmail } from './changes.ts';
import { invoiceEmail } from './invoice.server.ts';
import { placedEmail, shopPlacedEmail } from './placed.server.ts';
import { shopRefundEmail, shopRefundFailedEmail, shopRefundLeftEmail } from './shopRefund.ts';

describe('the e-mail that confirms an order', () => {
  const { text, html, subject, recipient } = placedEmail(richOrder(), TERMS);
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
      'Prawna gwarancja zgodności',
      'co najmniej 2 lata od dostawy',
    ]) {
      expect(plain).toContain(words);
    }
    expect(html).toMatch(/<th [^>]*scope="row"/);
    expect(html).not.toContain('undefined');
  });

  it('carries the official pictures of guarantees, and says in words what they say', () => {
    const notice = {
      kept: '0123456789abcdef.png',
      width: 1186,
      height: 1675,
      href: 'https://europa.eu/youreurope/gwarancje',
    };
    const label = { kept: 'fedcba9876543210.jpg', width: 300, height: 320 };
    const durability = { months: 60, model: 'K-1', producer: 'Glinianka', label };
    const lines = [aLine({ data: { durability } }), aLine({ place: 1, data: { durability } })];
    const email = placedEmail(anOrder({ lines }), { ...TERMS, notices: { pl: notice } });
    expect(email.attachments).toEqual([
      { name: 'gwarancja-zgodnosci.png', type: 'image/png', file: `law/${notice.kept}` },
      { name: 'garan-1.jpg', type: 'image/jpeg', file: `law/${label.kept}` },
    ]);
    const said = email.html.replaceAll('\u00A0', ' ');
    expect(said).toMatch(
      /<img src="cid:gwarancja-zgodnosci\.png" alt="Zharmonizowane[^"]*2 lata od dostawy[^"]*" width="400"/,
    );
    expect(said).toMatch(
      /<img src="cid:garan-1\.jpg" alt="Zharmonizowana[^"]*5 lat, producent Glinianka, model K-1\."/,
    );
    expect(said).toContain('href="https://europa.eu/youreurope/gwarancje"');
    expect(email.text).toContain('Gwarancja trwałości (GARAN): 5 lat, producent Glinianka, model K-1');
    expect(
      placedEmail(anOrder({ lines: [aLine({ data: { type: 'service' } })] }), { ...TERMS, notices: { pl: notice } })
        .attachments,
    ).toEqual([]);
  });

  it('carries the terms as they are at that moment, which a link to a page that changes does not', () => {
    const termsFile = { name: 'regulamin.txt', type: 'text/plain; charset=utf-8', file: `terms/${'0'.repeat(32)}.txt` };
    const email = placedEmail(anOrder(), { ...TERMS, termsFile });
    expect(email.attachments).toEqual([termsFile]);
    expect(email.text).toContain('Jego treść z chwili zamówienia jest w załączniku.');
    const without = placedEmail(anOrder(), TERMS);
    expect(without.attachments).toEqual([]);
    expect(without.text).not.toContain('załączniku');
  });

  it('carries the English notice to an English buyer where the shop has it, else the Polish one', () => {
    const pl = { kept: '0123456789abcdef.png', width: 10, height: 10, href: 'https://europa.eu/youreurope/gwarancje' };
    const en = { ...pl, kept: 'fedcba9876543210.png', href: 'https://europa.eu/youreurope/guarantees' };
    // The program has set it for all that runs in this process.
    onTestFinished(() => void vi.unstubAllGlobals());
    const sent = (notices: Notices, language: 'pl' | 'en') => {
      vi.stubGlobal('speaksEnglish', () => language === 'en');
      const { html, attachments = [] } = placedEmail(anOrder(), { ...TERMS, notices });
      return [attachments.map(({ file }) => file), /europa\.eu\/youreurope\/\w+/.exec(html)?.[0]];
    };
    expect(sent({ pl, en }, 'en')).toEqual([[`law/${en.kept}`], 'europa.eu/youreurope/guarantees']);
    expect(sent({ pl, en }, 'pl')).toEqual([[`law/${pl.kept}`], 'europa.eu/youreurope/gwarancje']);
    expect(sent({ pl }, 'en')).toEqual([[`law/${pl.kept}`], 'europa.eu/youreurope/gwarancje']);
  });

  it('makes no link of what a shopper has written: it may go to a stranger', () => {
    const evil = 'https://zly.example/wygrana';
    const order = richOrder();
    const { buyer } = order.data;
    const data = {
      ...order.data,
      remarks: evil,
      buyer: { ...buyer, client: { ...buyer.client, firm: `Firma ${evil}` } },
    };
    const lines = order.lines.map((line) => ({ ...line, data: { ...line.data, comment: evil } }));
    const written = { ...order, data, lines };
    for (const words of [placedEmail(written, TERMS).text, placedEmail(written, TERMS).html]) {
      expect(words).not.toContain('zly.example');
      expect(words.replaceAll('\u200B', '')).toContain(evil);
      expect(words).toContain('anna@example.pl');
    }
    expect(shopPlacedEmail(written, TERMS).text).toContain(evil);
  });

  it('says how each way of paying goes on', () => {
    const online = placedEmail(richOrder({ payment: 'blik' }), TERMS).text.replaceAll('\u00A0', ' ');
    expect(online).toContain('czeka na zapłatę do 28 listopada 2026, godz. 11:00');
    expect(online).not.toContain('Numer konta');
    const { expiresAt: _, ...rest } = richOrder({ payment: 'on_delivery', status: 'accepted' });
    expect(placedEmail(rest, TERMS).text.replaceAll('\u00A0', ' ')).toContain('526,90 zł zapłacisz przy odbiorze');
  });

  it('tells the shop', () => {
    const email = shopPlacedEmail(richOrder(), TERMS);
    expect(email).toMatchObject({ recipient: 'sklep@example.pl', replyTo: 'anna@example.pl', kind: 'order_shop' });
    expect(email.text).toContain('Imię: Zośka');
    expect(email.text).toContain('Dostawa: Kurier');
    expect(email.text).toContain('Proszę zapakować na prezent.');
    expect(email.text.replaceAll('\u00A0', ' ')).toContain('Razem: 526,90 zł');
    expect(email.html).toContain('name="color-scheme"');
  });
});

describe('e-mails of what happens to an order', () => {
  const plain = ({ text }: { text: string }) => text.replaceAll('\u00A0', ' ');

  it('each say their thing and lead to the order', () => {
    const order = richOrder({ status: 'accepted' });
    const emails = [
      [paidEmail(order, order.total, TERMS), 'mamy Twoją wpłatę za zamówienie nr 1001: 526,90 zł'],
      [sentEmail(order, TERMS), 'zamówienie nr 1001 wyszło od nas. Dostawa: Kurier.'],
      [endedEmail(order, 'cancelled', TERMS), 'jest anulowane'],
      [endedEmail(order, 'expired', TERMS), 'zamówienie wygasło'],
      [refundEmail(order, { amount: 16_800, byHand: 0 }, TERMS), 'oddajemy 168,00 zł za zamówienie nr 1001'],
      [linkEmail(order, undefined, TERMS), 'oto link do zamówienia nr 1001 z 21 listopada 2026'],
    ] as const;
    for (const [email, words] of emails) {
      expect(plain(email)).toContain(words);
      expect(email.text).toContain('https://sklep.example.pl/zamowienie/1001?klucz=klucz-do-zamowienia-1234');
      expect(email.subject).toContain('1001');
    }
    expect(linkEmail(order, 'odstapienie', TERMS).text).toContain('/zamowienie/1001/odstapienie?klucz=');
  });
});

it('e-mails of money that came promise work only while there is some to do', () => {
  const words = (status: Order['status']) => paidEmail(richOrder({ status }), 5000, TERMS).text;
  expect(words('accepted')).toContain('Zamówienie jest opłacone, bierzemy się do pracy.');
  for (const status of ['sent', 'done'] as const) {
    expect(words(status)).toContain('Zamówienie jest opłacone.');
    expect(words(status)).not.toContain('bierzemy');
  }
});

it('e-mails of money that goes back say how it came, whatever the order says of paying', () => {
  const words = (payment: Order['payment'], byHand: number) =>
    refundEmail(richOrder({ payment }), { amount: 5000, byHand }, TERMS).text.replaceAll('\u00A0', ' ');
  expect(words('blik', 5000)).toContain('przelewem na konto, z którego przyszły');
  expect(words('transfer', 0)).toContain('tą samą drogą, którą przyszły');
  expect(words('transfer', 1000)).toContain('tą samą drogą, którą przyszły');
});

it('e-mails of money that a courier collected name no account that it came from', () => {
  const order = richOrder({ payment: 'on_delivery' });
  const { text } = refundEmail(order, { amount: 5000, byHand: 5000 }, TERMS);
  expect(text).toContain('Pieniądze wyślemy przelewem, najpóźniej w 14 dni.');
  const toShop = shopRefundEmail(order, { byHand: 5000, at: 0 }, TERMS).text;
  expect(toShop).toContain('o numer konta zapytaj kupującego');
  expect(`${text} ${toShop}`).not.toContain('z którego przyszły');
});

it('an e-mail to the shop tells of a refund that is left to it, and until when', () => {
  const { subject, text } = shopRefundLeftEmail(richOrder({ number: 1001 }), { amount: 5000, at: 0 }, TERMS);
  expect(subject.replaceAll('\u00A0', ' ')).toBe('Do wypłaty, zamówienie nr 1001: 50,00 zł');
  const said = text.replaceAll('\u00A0', ' ');
  expect(said).toContain('Zwrotu 50,00 zł za zamówienie nr 1001 nie zleci nikt oprócz Ciebie');
  expect(said).toContain('najpóźniej do 15 stycznia 1970');
  expect(said).toContain('witryna orders refunded 1001');
});

it('an e-mail to the shop tells of a refund that the provider has cancelled, and that it is asked for again', () => {
  const { subject, text } = shopRefundFailedEmail(richOrder({ number: 1001 }), 5000, TERMS);
  expect(subject.replaceAll('\u00A0', ' ')).toBe('Zwrot się nie udał, zamówienie nr 1001: 50,00 zł');
  expect(text.replaceAll('\u00A0', ' ')).toContain('Operator płatności anulował zwrot 50,00 zł za zamówienie nr 1001');
  expect(text).toContain('zleca ten zwrot ponownie');
});

it('e-mails of an order name the parcel and lead to its carrier, once there is a number', () => {
  const shipment = { number: '6200-AB', href: 'https://kurier.example/6200-AB' };
  const order = richOrder({ status: 'sent' });
  const shipped = { ...order, data: { ...order.data, shipment } };
  for (const email of [sentEmail(shipped, TERMS), shipmentEmail(shipped, TERMS)]) {
    expect(email.text.replaceAll('\u00A0', ' ')).toContain('Numer przesyłki: 6200-AB');
    expect(email.text).toContain(shipment.href);
  }
  expect(sentEmail(order, TERMS).text).not.toContain('przesyłki');
});

it('e-mails of an order tell of an invoice: its number, its verification code and where it can be seen', () => {
  const number = '5265877635-20250826-0100001AF629-AF';
  const href = 'https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
  const order = richOrder({ status: 'sent' });
  const withInvoice = (invoice: OrderInvoice) => invoiceEmail({ ...order, data: { ...order.data, invoice } }, TERMS);
  const email = withInvoice({ number, href });
  expect(email.text.replaceAll('\u00A0', ' ')).toContain(`Numer faktury w KSeF: ${number}`);
  expect(email.text).toContain(href);
  const cells = [...email.html.matchAll(/<td bgcolor="#(000000|ffffff)">/g)].map(([, colour]) => colour === '000000');
  expect(cells).toEqual(codeRows(href).flat());
  expect(withInvoice({ number }).html).not.toContain('<td bgcolor');
});

describe('points', () => {
  const lines = [aLine({ data: { pointsEarned: 30 } }), aLine({ place: 1, paid: 0, data: { points: 40 } })];
  const order = (more: Partial<Order> = {}) => anOrder({ customerId: 'anna', lines, ...more });

  it('are said in the e-mails of an order: what they pay for, and what it gives', () => {
    const placed = placedEmail(order({ status: 'waiting' }), TERMS);
    expect(placed.text).toContain('Za punkty: 40 punktów');
    expect(placed.text).toContain('Po zapłacie dopiszemy do konta 30 punktów.');
    expect(placedEmail(order({ payment: 'on_delivery' }), TERMS).text).toContain('Po zakończeniu zamówienia');
    expect(paidEmail(order({ paidAt: PLACED_AT }), 16_800, TERMS).text).toContain('masz na koncie 30 punktów.');
    expect(endedEmail(order({ status: 'cancelled' }), 'cancelled', TERMS).text).toContain('wróciły na Twoje konto');
  });

  it('are not promised to who has no account, nor of an order that has ended', () => {
    const { customerId: _, ...guest } = order();
    expect(placedEmail(guest, TERMS).text).not.toContain('dopiszemy');
    expect(placedEmail(order({ status: 'expired' }), TERMS).text).not.toContain('dopiszemy');
    expect(endedEmail(richOrder({ status: 'cancelled' }), 'cancelled', TERMS).text).not.toContain('Punkty');
    // Its account was deleted meanwhile.
    expect(endedEmail({ ...guest, status: 'cancelled' }, 'cancelled', TERMS).text).not.toContain('wróciły');
  });
});
