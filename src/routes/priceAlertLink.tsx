import { LinkPage } from '../content/LinkPage.tsx';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { alertName } from '../product/priceAlert/emails.ts';
import { priceAlertTexts } from '../product/priceAlert/texts.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { redirect } from './outcomes.ts';
import { definePage, type Loaded, type Page, type ViewProps } from './page.ts';
import type { ShopServices } from './services.ts';

/** Kind of link in an e-mail about a price. */
interface LinkKind {
  path: '/powiadomienia/cena/:token' | '/powiadomienia/cena/koniec/:token';
  find: 'toConfirm' | 'toLeave';
  act: 'confirm' | 'leave';
}

const linkPage = ({ path, find, act }: LinkKind) =>
  definePage({
    path,
    type: 'text',
    personal: true,
    async load({ shop, params, url }) {
      const told = await shop.priceAlerts[find](params.token);
      const title = translate(priceAlertTexts, shop.texts, `${act}Title`);
      return {
        act,
        email: told && maskedEmail(told.email),
        name: told && (await nameOf(shop, told)),
        done: url.searchParams.has('gotowe'),
        // The address of this page is a secret of its reader.
        head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
      };
    },
    async post({ shop, params: { token } }): Promise<never> {
      const done = await shop.priceAlerts[act](token);
      throw redirect(`${path.replace(':token', encodeURIComponent(token))}${done ? '?gotowe=1' : ''}`);
    },
    View: Link,
  });

/** Empty for a product that is gone. */
async function nameOf(shop: ShopServices, { product: id, size: type }: { product: number; size: string }) {
  const product = await shop.catalogue.product(id);
  const size = product?.sizes.find((one) => one.type === type);
  return product && size ? alertName(product, size, shop.texts) : '';
}

interface LinkData extends Loaded, Pick<LinkKind, 'act'> {
  email: string | undefined;
  name: string | undefined;
  done: boolean;
}

function Link({ data: { act, email, name = '', done } }: ViewProps<LinkData, never>) {
  const t = useText(priceAlertTexts);
  return (
    <LinkPage
      title={t(`${act}Title`)}
      ask={email === undefined ? undefined : t(`${act}Ask`, { email, name })}
      button={t(`${act}Button`)}
      done={done ? t(`${act}Done`) : undefined}
      gone={t(`${act}Gone`)}
    />
  );
}

export const priceAlertLinkPages: readonly Page[] = [
  linkPage({ path: '/powiadomienia/cena/:token', find: 'toConfirm', act: 'confirm' }),
  linkPage({ path: '/powiadomienia/cena/koniec/:token', find: 'toLeave', act: 'leave' }),
];
