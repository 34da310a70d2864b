import { type TextOverrides, translate } from '../../ui/text.ts';
import type { AddressPart, AddressTerms } from '../address.ts';
import { fieldName } from '../addressFields.ts';
import { formTexts } from '../texts.ts';
import { type AddressFormTerms, partsByKind, partyTerms } from './model.ts';
import { addressTexts } from './texts.ts';

type Labels = Readonly<Record<string, { label: string; id: string }>>;

/** Labels of every field of an address form in its order, for the summary of mistakes; ids are the names. */
export const addressLabels = (terms: AddressFormTerms, texts: TextOverrides): Labels =>
  Object.assign(
    {},
    ...(['client', ...terms.others] as const).map((party) =>
      partLabels(partyTerms(party, terms, true), texts, (label) =>
        party === 'client' ? label : translate(addressTexts, texts, `of_${party}`, { label }),
      ),
    ),
  );

/** Labels of one address, a person's and a company's; `only` where not all of it is asked for. */
export const partLabels = (
  terms: AddressTerms,
  texts: TextOverrides,
  said = (label: string) => label,
  only?: ReadonlySet<AddressPart>,
): Labels =>
  Object.fromEntries(
    partsByKind(terms)
      .filter(([part]) => only?.has(part) !== false)
      .map(([part]) => {
        const name = fieldName(terms.party, part);
        return [name, { label: said(translate(formTexts, texts, part)), id: name }];
      }),
  );
