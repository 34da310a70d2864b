import { newsletterTexts } from '../content/newsletter/texts.ts';
import { linkPage } from './linkPage.tsx';
import type { Page } from './page.ts';

export const newsletterLinkPages: readonly Page[] = [
  linkPage({
    path: '/newsletter/potwierdz/:token',
    type: 'newsletter',
    texts: newsletterTexts,
    words: (t, { email }) => ({
      title: t('confirmTitle'),
      ask: t('confirmAsk', { email }),
      button: t('confirmButton'),
      done: t('confirmed'),
      gone: t('confirmGone'),
      works: t('confirmWorks', { email }),
    }),
    find: ({ newsletter }, token) => newsletter.toConfirm(token),
    act: ({ newsletter }, token) => newsletter.confirm(token),
  }),
  linkPage({
    path: '/newsletter/wypisz/:token',
    type: 'newsletter',
    texts: newsletterTexts,
    words: (t, { email }) => ({
      title: t('leaveTitle'),
      ask: t('leaveAsk', { email }),
      button: t('leaveButton'),
      done: t('left'),
      gone: t('leaveGone'),
    }),
    find: ({ newsletter }, token) => newsletter.toLeave(token),
    act: ({ newsletter }, token) => newsletter.leave(token),
  }),
];
