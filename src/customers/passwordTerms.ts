import type { PasswordTerms } from '../forms/rules/password.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Lengths of the shop's passwords, and the words they may not be made of. */
export const passwordTerms = ({
  customers: { password_min: min, password_max: max },
  name,
}: Pick<ShopFile, 'customers' | 'name'>): PasswordTerms => ({ min, max, own: [name] });
