import { formatMoney } from '../kit/priceFormat.ts';
import { alertName } from '../product/priceAlert/emails.ts';
import type { ToldAlert } from '../product/priceAlert/service.server.ts';
import { priceAlertTexts } from '../product/priceAlert/texts.ts';
import { linkPage } from './linkPage.tsx';
import type { Page } from './page.ts';
import type { ShopServices } from './services.ts';

const alertPage = (path: `/${string}/:token`, find: 'toConfirm' | 'toLeave', act: 'confirm' | 'leave'): Page =>
  linkPage({
    path,
    type: 'text',
    texts: priceAlertTexts,
    words: (t, told) => ({
      title: t(`${act}Title`),
      ask: act === 'confirm' && told.amount !== '' ? t('confirmAskBelow', told) : t(`${act}Ask`, told),
      button: t(`${act}Button`),
      done: t(`${act}Done`),
      gone: t(`${act}Gone`),
      works: t('confirmWorks'),
    }),
    find: async (shop, token) => named(shop, await shop.priceAlerts[find](token)),
    act: ({ priceAlerts }, token) => priceAlerts[act](token),
  });

/** The alert with its product's name, which is empty for a product that is gone. */
async function named({ catalogue, texts, shop }: ShopServices, told: ToldAlert | undefined) {
  const product = told && (await catalogue.product(told.product));
  const size = product?.sizes.find(({ type }) => type === told?.size);
  return (
    told && {
      email: told.email,
      name: product && size ? alertName(product, size, texts) : '',
      amount: told.below === undefined ? '' : formatMoney(told.below, shop.currency),
      works: told.works === true,
    }
  );
}

export const priceAlertLinkPages: readonly Page[] = [
  alertPage('/powiadomienia/cena/:token', 'toConfirm', 'confirm'),
  alertPage('/powiadomienia/cena/koniec/:token', 'toLeave', 'leave'),
];
