import { LinkPage } from '../content/LinkPage.tsx';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { leavePath } from '../opinions/purchaseLinks/model.ts';
import { askingTexts } from '../opinions/purchaseLinks/texts.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { SECRET, secretHead } from './order/secret.ts';
import { redirect } from './outcomes.ts';
import { definePage, type Loaded, type PageRequest, type ViewProps } from './page.ts';

interface Data extends Loaded {
  email: string | undefined;
  left: boolean;
}

/** Ends the e-mails that ask for opinions. */
export const opinionLeavePage = definePage({
  path: '/opinia/bez-pytania/:token',
  type: 'text',
  ...SECRET,
  load,
  async post({ shop, params: { token } }): Promise<never> {
    const left = await shop.asking.leave(token);
    throw redirect(leavePath(encodeURIComponent(token)) + (left ? '?gotowe=1' : ''));
  },
  View,
});

async function load({ shop, params: { token }, url }: PageRequest<{ token: string }>): Promise<Data> {
  const left = url.searchParams.has('gotowe');
  const email = left ? undefined : await shop.asking.toLeave(token);
  return {
    left,
    email: email === undefined ? undefined : maskedEmail(email),
    head: secretHead(shop, translate(askingTexts, shop.texts, 'leaveTitle')),
  };
}

function View({ data: { email, left } }: ViewProps<Data, never>) {
  const t = useText(askingTexts);
  return (
    <LinkPage
      title={t('leaveTitle')}
      ask={email === undefined ? undefined : t('leaveAsk', { email })}
      button={t('leaveButton')}
      done={left ? t('left') : undefined}
      gone={t('leaveGone')}
    />
  );
}
