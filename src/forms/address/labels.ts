import { type TextOverrides, translate } from '../../ui/text.ts';
import { addressParts } from '../address.ts';
import { fieldName } from '../addressFields.ts';
import { formTexts } from '../texts.ts';
import { type AddressFormTerms, partyTerms } from './model.ts';
import { addressTexts } from './texts.ts';

/** Every field of an address form in its order, for the summary of what is wrong; ids are the names. */
export function addressLabels({ countries, others }: AddressFormTerms, texts: TextOverrides) {
  const parties = ['client', ...others] as const;
  const fields = parties.flatMap((party) =>
    addressParts(partyTerms(party, countries, true)).map((part) => {
      const name = fieldName(party, part);
      const label = translate(formTexts, texts, part);
      const said = party === 'client' ? label : translate(addressTexts, texts, `of_${party}`, { label });
      return [name, { label: said, id: name }] as const;
    }),
  );
  return Object.fromEntries(fields);
}
