import { describe, expect, it } from 'vitest';
import { CONTACT_LONGEST, type ContactValues, checkContact } from './model.ts';

const VALUES: ContactValues = {
  contact_name: ' Ala  Kowalska ',
  contact_email: 'ala@example.pl',
  contact_order: '',
  contact_message: 'Dzień dobry,\r\nczy kubek jest biały?\n',
};
const faultsOf = (change: Partial<ContactValues>) =>
  checkContact({ ...VALUES, ...change }, {}).faults.map(({ name, message }) => `${name}: ${message}`);

describe('a message to the shop', () => {
  it('is sent on tidied', () => {
    expect(checkContact(VALUES, {})).toEqual({
      faults: [],
      values: {
        contact_name: 'Ala Kowalska',
        contact_email: 'ala@example.pl',
        contact_order: '',
        contact_message: 'Dzień dobry,\nczy kubek jest biały?',
      },
    });
  });

  it.each<[Partial<ContactValues>, string]>([
    [{ contact_name: ' ' }, 'contact_name: Proszę wypełnić to pole.'],
    [{ contact_name: 'Ala <b>' }, 'contact_name: Jeden z użytych znaków jest niedozwolony.'],
    [
      { contact_email: 'ala@' },
      'contact_email: Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. nazwa@example.pl.',
    ],
    [{ contact_email: '12345678' }, 'contact_email: Numer telefonu powinien zawierać minimum 9 znaków'],
    [{ contact_order: 'x'.repeat(41) }, 'contact_order: Maksymalna liczba znaków dla tego pola to 40'],
    [{ contact_message: '\n ' }, 'contact_message: Proszę wypełnić to pole.'],
    [{ contact_message: 'ż'.repeat(4001) }, 'contact_message: Maksymalna liczba znaków dla tego pola to 4\u00A0000'],
    [
      { contact_message: 'x'.repeat(1_000_000) },
      'contact_message: Maksymalna liczba znaków dla tego pola to 4\u00A0000',
    ],
  ])('is refused for %o', (change, fault) => expect(faultsOf(change)).toEqual([fault]));

  it('may be as long as it may, in characters', () => {
    expect(faultsOf({ contact_message: '😀'.repeat(CONTACT_LONGEST.contact_message) })).toEqual([]);
  });

  it('is told all that is wrong with it, in the order of the form', () => {
    const faults = faultsOf({ contact_name: '', contact_email: '', contact_message: '' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['contact_name', 'contact_email', 'contact_message']);
  });
});
