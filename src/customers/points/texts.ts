import { defineTexts } from '../../ui/text.ts';

/** Words of the page about a customer's points. */
export const pointTexts = defineTexts('points', {
  title: 'Punkty',
  lead: 'Dopisujemy je za zapłacone zamówienia. Płacisz nimi za rzeczy, które mają cenę w punktach.',
  balance: 'Twoje punkty',
  points: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  debt: 'Oddano zamówienie, za które punkty były już wydane. Wyrównają je punkty za następne zakupy.',
  none: 'Nie ma tu jeszcze żadnych punktów',
  noneText: 'Ile punktów daje rzecz, widać na jej stronie. Dopiszemy je, gdy zamówienie będzie zapłacone.',
  toShop: 'Zobacz nowości',
  history: 'Historia',
  when: 'Kiedy',
  what: 'Za co',
  amount: 'Punkty',
  after: 'Stan',
  kind_spent: 'Zapłata za zamówienie nr {number}',
  kind_returned: 'Zwrot za zamówienie nr {number}',
  kind_earned: 'Za zamówienie nr {number}',
  kind_revoked: 'Cofnięte za zamówienie nr {number}',
});
