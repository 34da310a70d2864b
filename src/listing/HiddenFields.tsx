import type { ListPlace } from './address/href.ts';
import { isFilterName, TEXT_NAME } from './address/names.ts';
import { addressPairs } from './address/write.ts';

interface HiddenFieldsProps {
  place: ListPlace;
  /** Part of the address that the form around it does not ask for. */
  keep: 'filters' | 'rest';
}

/** Carries what another form has set through this one; the page starts again from the first. */
export function HiddenFields({ place, keep }: HiddenFieldsProps) {
  const address = { ...place.address, counter: 0 };
  return addressPairs(address, place.defaults)
    .filter(([name]) => name === TEXT_NAME || isFilterName(name) === (keep === 'filters'))
    .map(([name, values]) => <input key={name} type="hidden" name={name} value={values.join(',')} />);
}
