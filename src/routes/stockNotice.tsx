import { observeTexts } from '../product/backInStock/texts.ts';
import { linkPage } from './linkPage.tsx';

/** Removes the address that was told of a product that is back. */
export const stockNoticePage = linkPage({
  path: '/powiadomienia/:token',
  type: 'text',
  texts: observeTexts,
  words: (t, { email }) => ({
    title: t('removeTitle'),
    ask: t('removeAsk', { email }),
    button: t('removeButton'),
    done: t('removed'),
    gone: t('removeGone'),
  }),
  find: ({ notices }, token) => notices.emailOf(token),
  act: ({ notices }, token) => notices.remove(token),
});
