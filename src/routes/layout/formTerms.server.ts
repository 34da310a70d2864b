import type { FormTerms } from '../../forms/ui/PostForm.tsx';
import type { ShopServices } from '../services.ts';

const PRIVACY = 'polityka-prywatnosci';

/** Data of the shop for every form that writes to it. */
export const formTerms = ({ shop, files, content }: ShopServices): FormTerms => ({
  email: shop.company.email,
  privacyHref: content.page(PRIVACY) && `/strona/${PRIVACY}`,
  rules: files.uploads.rules,
});
