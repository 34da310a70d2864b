import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paymentFields } from './paymentFields.ts';

const accountIn = (account: string) => v.safeParse(paymentFields, { transfer: { account } });

it('the field of an account takes one whose check digits fit, with or without spaces', () => {
  for (const typed of ['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874']) {
    expect(accountIn(typed).output).toMatchObject({ transfer: { account: '61109010140000071219812874' } });
  }
});

it.each([
  ['61109010140000071219812875', 'check digits'],
  ['61109010140000071219818274', 'check digits'],
  ['6110901014000007121981287', '26 digits'],
])('the field of an account refuses %s: money of every transfer would go astray', (account, why) => {
  expect(accountIn(account).issues?.[0]?.message).toContain(why);
});
