import type { PasswordTerms } from '../forms/rules/password.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** How long passwords of a shop are, and the words they may not be made of. */
export const passwordTerms = ({
  customers: { password_min: min, password_max: max },
  name,
}: Pick<ShopFile, 'customers' | 'name'>): PasswordTerms => ({ min, max, own: [name] });
