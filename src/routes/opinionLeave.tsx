import { askingTexts } from '../opinions/purchaseLinks/texts.ts';
import { linkPage } from './linkPage.tsx';

/** Ends the e-mails that ask for opinions. */
export const opinionLeavePage = linkPage({
  path: '/opinia/bez-pytania/:token',
  type: 'text',
  texts: askingTexts,
  words: (t, { email }) => ({
    title: t('leaveTitle'),
    ask: t('leaveAsk', { email }),
    button: t('leaveButton'),
    done: t('left'),
    gone: t('leaveGone'),
  }),
  // This link works again and again: only its address says that it was used.
  find: ({ asking }, token, done) => (done ? undefined : asking.toLeave(token)),
  act: ({ asking }, token) => asking.leave(token),
});
