import * as fc from 'fast-check';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { batch, faultsOf, GRAPH_TYPES, type Question } from './question.ts';

const ask = (question: Partial<Question> & Pick<Question, 'type'>): Question => ({
  name: 'x',
  value: 'v',
  ...question,
});
const inputOf = (question: Question) => Object.values(batch([question]).variables)[0];
const messages = (...codes: string[]) => ({ messages: codes.map((code) => ({ code, message: `(${code})` })) });

describe('one query for several fields', () => {
  it('has an alias a field, and no value in it', () => {
    const made = batch([
      ask({ name: 'client_email', type: 'email', value: 'a"b' }),
      ask({ name: 'client_city', type: 'city', value: 'Łódź' }),
    ]);
    expect(made).toEqual({
      query:
        'query validateClientData($client_email: ClientDataInput, $client_city: ClientDataInput) { ' +
        'client_email: validateClientData(ClientDataInput: $client_email) { messages { code message } } ' +
        'client_city: validateClientData(ClientDataInput: $client_city) { messages { code message } } }',
      variables: {
        client_email: { clientData: { email: 'a"b' } },
        client_city: { clientData: { clientBillingData: { city: 'Łódź' } } },
      },
      aliases: ['client_email', 'client_city'],
    });
  });

  it.each<[Question, object]>([
    [ask({ type: 'firm' }), { clientData: { clientBillingData: { companyName: 'v' } } }],
    [ask({ type: 'zipcode', region: 'DE' }), { clientData: { clientBillingData: { zipcode: 'v', country: 'DE' } } }],
    [ask({ type: 'nip', region: '616' }), { clientData: { taxNumber: 'v', clientBillingData: { country: '616' } } }],
    [ask({ type: 'phone', before: '+48' }), { clientData: { clientBillingData: { phone: '+48 v' } } }],
    [
      ask({ type: 'phone', before: '+48', value: '+48512345678' }),
      { clientData: { clientBillingData: { phone: '+48512345678' } } },
    ],
    [ask({ type: 'phone', before: ' ' }), { clientData: { clientBillingData: { phone: 'v' } } }],
    [
      ask({ type: 'street', after: { name: 'n', value: '12' } }),
      { clientData: { clientBillingData: { street: 'v 12' } } },
    ],
    [ask({ type: 'birthdate' }), { clientData: { birthDate: 'v' } }],
    [ask({ type: 'password' }), { loginAndPassword: { password: 'v' } }],
    [ask({ type: 'login', password: 'x' }), { loginAndPassword: { login: 'v', password: 'x' } }],
    [ask({ type: 'login', password: '' }), { loginAndPassword: { login: 'v' } }],
  ])('asks about %o', (question, input) => expect(inputOf(question)).toEqual(input));

  it('is a query, whatever the fields are called', () => {
    const question = fc.record({ name: fc.string({ maxLength: 12 }), type: fc.constantFrom(...GRAPH_TYPES) });
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 8 }), (questions) => {
        const { query, aliases, variables } = batch(questions.map((one) => ask(one)));
        const [operation] = parse(query).definitions;
        if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
        expect(operation.selectionSet.selections).toHaveLength(questions.length);
        expect(new Set(aliases).size).toBe(questions.length);
        expect(Object.keys(variables)).toHaveLength(questions.length);
      }),
    );
  });
});

describe('an answer', () => {
  it('finds the field right when it has no messages', () => {
    for (const answer of [messages(), undefined, null, {}, { messages: 'x' }, { messages: [null, { code: 1 }] }])
      expect(faultsOf(ask({ type: 'email' }), answer)).toEqual([]);
  });

  it('gives a postcode its formats', () => {
    const answer = {
      messages: [
        { code: 'incorect_zipcode', message: 'Wpisz poprawny kod.' },
        { code: 'incorect_zipcode', message: 'XX-XXX' },
      ],
    };
    expect(faultsOf(ask({ type: 'zipcode' }), answer)).toEqual([{ name: 'x', message: 'Wpisz poprawny kod. XX-XXX' }]);
  });

  it('tells what is wrong with a telephone, and does not ask for one', () => {
    const code = 'incorect_phone';
    const answer = [
      { code, message: 'Wpisz swój telefon.' },
      { code, message: 'Nie pasuje.' },
    ];
    expect(faultsOf(ask({ type: 'phone' }), { messages: answer })).toEqual([{ name: 'x', message: 'Nie pasuje.' }]);
  });

  it('shows a missing number on the number', () => {
    const street = ask({ type: 'street', after: { name: 'number', value: '' } });
    expect(faultsOf(street, messages('no_street_number'))).toEqual([{ name: 'number', message: '(no_street_number)' }]);
    expect(faultsOf(street, messages('illegal_characters_client_street'))[0]?.name).toBe('x');
    expect(faultsOf(ask({ type: 'street' }), messages('no_street_number'))[0]?.name).toBe('x');
    const named = ask({ type: 'street', after: { name: 'number', value: 'schronisko' } });
    expect(faultsOf(named, messages('no_street_number'))).toEqual([]);
  });

  it('keeps what concerns the other of login and password, and the country, to itself', () => {
    expect(faultsOf(ask({ type: 'password' }), messages('incorect_login', 'login_taken'))).toEqual([]);
    expect(faultsOf(ask({ type: 'login' }), messages('password_to_short'))).toEqual([]);
    expect(faultsOf(ask({ type: 'password' }), messages('login_equals_password'))).toHaveLength(1);
    expect(faultsOf(ask({ type: 'zipcode' }), messages('incorrect_region'))).toEqual([]);
  });
});
