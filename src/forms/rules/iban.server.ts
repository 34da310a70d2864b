import { isValidIBAN } from 'ibantools';
import type { IbanOfCountry } from './iban.ts';

/** Length and shape by the IBAN registry, and check digits inside the account's number where a country has them. */
export const ibanOfCountry: IbanOfCountry = (iban) => isValidIBAN(iban);
