import type { Result } from '../kit/result.ts';

/**
 * Catalogue of what can be wrong with a shopper's data, spelled as the platform spells it
 * (docs/contract/forms.md#error-codes).
 */

type ClientField = 'city' | 'firm' | 'firstname' | 'lastname' | 'nip' | 'phone' | 'phone2' | 'street';
type DeliveryField = 'additional' | 'city' | 'firstname' | 'lastname' | 'phone' | 'street';
export type IllegalCode = `illegal_characters_client_${ClientField}` | `illegal_characters_delivery_${DeliveryField}`;

/** Codes that ask for a missing value. */
export type MissingCode =
  | 'no_city'
  | 'no_delivery_city'
  | 'no_delivery_firstname'
  | 'no_delivery_lastname'
  | 'no_delivery_street'
  | 'no_firmname'
  | 'no_firstname'
  | 'no_invoice_city'
  | 'no_invoice_firmname'
  | 'no_invoice_firstname'
  | 'no_invoice_lastname'
  | 'no_invoice_street'
  | 'no_invoice_street_number'
  | 'no_login'
  | 'no_name'
  | 'no_password'
  | 'no_street'
  | 'no_street_number'
  | 'no_street_number_uk';

type PlainCode =
  | MissingCode
  | 'incorect_delivery_region'
  | 'incorect_email'
  | 'incorect_login'
  | 'incorect_nip'
  | 'incorrect_region'
  | 'incorect_shops'
  | 'invalid_format'
  | 'login_equals_password'
  | 'login_taken'
  | 'used_login'
  | 'not_equal_passwords'
  // Codes of this shop: the platform has none for these.
  | 'required'
  | 'required_flag'
  | 'choose'
  | 'password_forbidden';

export type ZipcodeCode = 'incorect_zipcode' | 'incorect_delivery_zipcode' | 'incorect_invoice_zipcode';
export type PhoneCode = 'incorect_phone' | 'incorect_invoice_phone';

/** Mistake with the data for its words. `because` tells one cause of a code from another; lengths are in characters. */
export type Issue =
  | { readonly code: PlainCode }
  | { readonly code: IllegalCode; readonly because?: 'digits' | 'extension' }
  | { readonly code: ZipcodeCode; readonly formats: readonly string[] }
  | { readonly code: PhoneCode; readonly because?: 'short' | 'country' | 'prefix' }
  | { readonly code: 'incorrect_iban'; readonly because?: 'check' }
  | { readonly code: 'incorrect_iban'; readonly because: 'count'; readonly count: number }
  | { readonly code: 'birth_date'; readonly because?: 'future' }
  | { readonly code: 'birth_date'; readonly because: 'age'; readonly age: number }
  | { readonly code: 'min_length' | 'max_length' | 'password_to_short' | 'password_to_long'; readonly bound: number }
  | { readonly code: 'login_taken_login_propose'; readonly login: string };

/** Value as the shop stores it, or its mistake. */
export type Checked = Result<string, Issue>;
