import type { CheckedAddresses } from '../../forms/address/model.ts';
import type { AddressValues } from '../../forms/address.ts';
import { countryOf } from '../../forms/countries.ts';
import { formatNip } from '../../forms/rules/nip.ts';
import { formatPhone } from '../../forms/rules/phone.ts';
import { formTexts } from '../../forms/texts.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { quoteTexts } from './texts.ts';

/** Address lines as on an envelope, then telephone and e-mail. */
export function addressLines(address: AddressValues, texts: TextOverrides): string[] {
  const {
    region = '',
    firm,
    nip,
    firstname,
    lastname,
    additional,
    street,
    street_number,
    zipcode,
    city,
    phone,
    email,
  } = address;
  const label = (key: 'nip' | 'nip_abroad') => translate(formTexts, texts, key);
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    firm,
    nip && `${label(region === 'PL' ? 'nip' : 'nip_abroad')} ${formatNip(nip, region)}`,
    joined(firstname, lastname),
    additional,
    joined(street, street_number),
    joined(zipcode, city),
    region === 'PL' ? undefined : countryOf(region)?.name,
    phone && formatPhone(phone, region),
    email,
  ].filter((one) => one !== undefined && one !== '') as string[];
}

/** Words under a heading. */
export const headed = (heading: string, text: string): EmailBlock[] => [
  { kind: 'heading', text: heading },
  { kind: 'text', text },
];

/** Buyer and receiver, a paragraph each. */
export function whoAsks({ type, client, delivery }: CheckedAddresses, texts: TextOverrides): EmailBlock[] {
  const label = (key: 'mailFirm' | 'mailPrivate' | 'mailDelivery') => translate(quoteTexts, texts, key);
  return [
    ...headed(label(type === 'firm' ? 'mailFirm' : 'mailPrivate'), addressLines(client, texts).join('\n')),
    ...(delivery ? headed(label('mailDelivery'), addressLines(delivery, texts).join('\n')) : []),
  ];
}
