import { describe, expect, it } from 'vitest';
import { aLine as aBasketLine } from '../basket/testing/lines.ts';
import { endedEmail } from '../orders/emails/changes.ts';
import { placedEmail } from '../orders/emails/placed.server.ts';
import { EMAIL_TERMS } from '../orders/testing/emailTerms.ts';
import { anOrder } from '../orders/testing/order.ts';
import { endedParts, subscriptionEmail, subscriptionParts } from './emails.ts';
import type { Subscription, SubscriptionEvent } from './model.ts';
import { aSubscription } from './testing/subscription.ts';

const LINK = 'http://localhost:3000/zamowienie/1001/abonament?klucz=klucz-do-zamowienia-1234';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const written = (news: SubscriptionEvent, more?: Partial<Subscription>) => {
  const email = subscriptionEmail(aSubscription(more), news, EMAIL_TERMS);
  return { ...email, subject: plain(email.subject), text: plain(email.text) };
};

describe('e-mails about a subscription', () => {
  it('announce the next order with every sum, how it is paid, and the way out', () => {
    const order = anOrder({ number: 0, payment: 'blik' });
    const { kind, recipient, subject, text } = written({ what: 'announced', order });
    expect([kind, recipient]).toEqual(['subscription_announced', 'anna@example.pl']);
    expect(subject).toBe('Następne zamówienie z abonamentu 21 grudnia 2026: Próba');
    for (const words of [
      '21 grudnia 2026 złożymy następne zamówienie z Twojego abonamentu. Zapłacisz 184,90 zł, z VAT i dostawą.',
      'Kubek codzienny: 168,00 zł',
      'Dostawa: Kurier: 16,90 zł',
      'Nie zapisujemy kart ani kont',
      LINK,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('nr 0');
  });

  it('say both prices where one rose', () => {
    const { subject, text } = written({ what: 'announced', order: anOrder(), before: 10_000 });
    expect(subject).toContain('Nowa cena');
    expect(text).toContain('wzrosła z 100,00 zł do 184,90 zł');
    expect(text).toContain('Niczego jeszcze nie zamówiliśmy. Zrobimy to 21 grudnia 2026.');
  });

  it('say why there is no order, and what comes then', () => {
    const trouble = { code: 'things', until: '2026-12-28' } as const;
    const things = written({ what: 'trouble', code: 'things', names: ['Kubek', 'Kawa'] }, { trouble });
    expect(things.text).toContain('tych rzeczy nie ma teraz w potrzebnej ilości: Kubek, Kawa.');
    expect(things.text).toContain('codziennie do 28 grudnia 2026');
    const way = written({ what: 'missed', code: 'way', names: ['Kurier'] });
    expect(way.text).toContain('nie możemy wysłać ich tak jak dotąd: Kurier. Nic nie trzeba płacić.');
    expect(way.text).toContain('Następne złożymy 21 grudnia 2026.');
    expect(written({ what: 'missed', code: 'point', names: ['WAW01M'] }).text).toContain(
      'w tym punkcie nie można już zapłacić przy odbiorze: WAW01M.',
    );
    expect(written({ what: 'missed', code: 'payment', names: [] }).text).toContain('nie przyjmuje teraz zapłaty');
  });

  it('confirm each change', () => {
    const said = (what: 'paused' | 'resumed' | 'skipped' | 'moved' | 'cancelled' | 'ending', more = {}) =>
      written({ what }, more).text;
    expect(said('paused')).toContain('Twój abonament jest wstrzymany.');
    expect(said('paused', { why: 'unpaid' })).toContain('nie zostało opłacone na czas');
    for (const what of ['resumed', 'skipped', 'moved'] as const)
      expect(said(what)).toContain('złożymy 21 grudnia 2026');
    expect(said('cancelled')).toContain('Niczego więcej nie zamówimy.');
    expect(said('ending', { least: 3, last: 3 })).toContain('skończy się po 3 zamówieniach');
    for (const what of ['paused', 'moved', 'cancelled'] as const) expect(said(what)).toContain(LINK);
  });

  it('say which one they are about, and what its page can do', () => {
    const { data } = aSubscription();
    const things = ['Kawa z palarni obok', 'Herbata', 'Herbata'].map((name) => ({ line: aBasketLine(), name }));
    const said = (what: 'paused' | 'cancelled' | 'ending', more: Partial<Subscription> = {}) =>
      written({ what }, { data: { ...data, things }, ...more }).text;
    expect(said('paused')).toContain('Abonament z zamówienia nr 1001: Kawa z palarni obok, Herbata.');
    expect(said('paused')).toContain('Zobacz, zmień albo zakończ abonament: ');
    expect(said('cancelled', { state: 'cancelled' })).toContain('Zobacz abonament: ');
    expect(said('ending', { last: 3 })).toContain('Zobacz albo zmień abonament: ');
  });
});

describe('the e-mail of an order', () => {
  const subscription = { id: 's1', days: 30, place: 1, next: '2026-12-21' };
  const text = (order: ReturnType<typeof anOrder>) =>
    plain(placedEmail(order, EMAIL_TERMS, { placed: (one) => subscriptionParts(one, EMAIL_TERMS) }).text);

  it('says when the next one comes, and where that is changed', () => {
    const first = text(anOrder({ data: { subscription } }));
    expect(first).toContain('Nowe zamówienie co 30 dni. Następne zamówienie złożymy 21 grudnia 2026.');
    expect(first).toContain(LINK);
    expect(first).not.toContain('/platnosc');
    expect(first).toContain('zakończysz w każdej chwili na jego stronie');
    const bound = text(anOrder({ data: { subscription: { ...subscription, least: 3, each: 9290 } } }));
    expect(bound).toContain('Każde kosztuje 92,90 zł, z VAT i dostawą');
    expect(bound).toContain('Umówiliśmy się na co najmniej 3 zamówienia.');
    expect(text(anOrder())).not.toContain('abonament');
  });

  it('leads to where a next one is paid, and says which is the last', () => {
    const waits = { status: 'waiting', payment: 'online', expiresAt: Date.parse('2026-12-24T10:00:00Z') } as const;
    const next = text(anOrder({ ...waits, data: { subscription: { ...subscription, place: 2 } } }));
    expect(next).toContain('http://localhost:3000/zamowienie/1001/platnosc?klucz=');
    const last = text(anOrder({ data: { subscription: { id: 's1', days: 30, place: 3 } } }));
    expect(last).toContain('To ostatnie zamówienie z abonamentu.');
  });

  it('says that a subscription ends with its first order, and with no other', () => {
    const ended = (place: number) =>
      endedEmail(anOrder({ data: { subscription: { ...subscription, place } } }), 'cancelled', EMAIL_TERMS, {
        ended: (one) => endedParts(one, EMAIL_TERMS),
      }).text;
    expect(ended(1)).toContain('Razem z nim kończy się abonament');
    expect(ended(2)).not.toContain('abonament');
  });
});
