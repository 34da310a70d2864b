import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PhoneOfCountry } from './phone.ts';

export const phoneOfCountry: PhoneOfCountry = (value, region) => {
  const defaultCountry: CountryCode | undefined = isSupportedCountry(region) ? region : undefined;
  const number = parsePhoneNumberFromString(value, { ...(defaultCountry ? { defaultCountry } : {}), extract: false });
  return number?.isValid() ? number.number : undefined;
};
