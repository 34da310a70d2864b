import type { Grosze } from '../../kit/money.ts';

export interface Transfer {
  /** 26 digits. */
  account: string;
  amount: Grosze;
  recipient: string;
  title: string;
  /** NIP of a recipient that is a company. */
  nip?: string;
}

/** Longest fields, in characters. */
const LONGEST = { nip: 10, recipient: 20, title: 32 };
/** Six digits. Above, an amount has no place in the code. */
const MOST: Grosze = 999_999;

/**
 * What the 2D code of a transfer says (Związek Banków Polskich, Rekomendacja dotycząca standardu dwuwymiarowego kodu
 * graficznego „2D”, December 2013): NIP, country, account, amount in grosze, name, title and three reserved fields, with
 * bars between. Long names are cut, as the recommendation has it; nothing but the order's number needs to be whole in
 * the title. An amount of zero lets the payer type it, so it stands for one that is too large.
 */
export function transferCode({ account, amount, recipient, title, nip = '' }: Transfer): string {
  const grosze = String(amount > MOST ? 0 : amount).padStart(6, '0');
  const fields = [
    field(nip, LONGEST.nip),
    'PL',
    account,
    grosze,
    field(recipient, LONGEST.recipient),
    field(title, LONGEST.title),
  ];
  return [...fields, '', '', ''].join('|');
}

/** Letters and digits with the few signs that go through interbank settlement. */
const FOREIGN = /[^\p{Script=Latin}\p{N} ,./\\@#&*_-]/gu;

const field = (text: string, length: number): string =>
  Array.from(text.normalize('NFC').replace(FOREIGN, ' ').replace(/ +/g, ' ').trim()).slice(0, length).join('').trim();
