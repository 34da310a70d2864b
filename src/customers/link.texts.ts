import { defineTexts } from '../ui/text.ts';

/** Words of the link in the header, apart from the others: they come with every page. */
export const accountLinkTexts = defineTexts('account', { link: 'Konto' });

export const ACCOUNT_LINK = 'menu_account';
