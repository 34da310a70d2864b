import { GonePage } from '../../orderPages/downloads/GonePage.tsx';
import { stateWords } from '../../orderPages/downloads/view.ts';
import { DOWNLOAD_PART } from '../../orders/downloads/model.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { translate } from '../../ui/text.ts';
import { SECRET, secretHead } from '../head/secret.ts';
import { notFound } from '../outcomes.ts';
import { definePage } from '../page.ts';

/**
 * Why a file cannot be fetched; one that can is sent before any page is asked for. The secret of its link says enough: it
 * opens a file and not the order.
 */
export const goneFilePage = definePage({
  ...SECRET,
  path: `${ORDER_PATH}/:number/${DOWNLOAD_PART}`,
  type: 'order-open',
  async load({ shop: { orders, texts, shop: file }, shop, url, params: { number } }) {
    const id = url.searchParams.get('id') ?? '';
    const found = /^\d{1,15}$/.test(number) ? await orders.downloads.find(Number(number), id) : undefined;
    if (!found) return notFound();
    const { email, phone } = file.company;
    return {
      head: secretHead(shop, translate(downloadTexts, texts, 'goneTitle')),
      status: 410,
      page: {
        number,
        name: found.name,
        words: stateWords(found, texts).join(' '),
        ask: found.state !== 'ended',
        company: { email, phone },
      },
    };
  },
  View: ({ data: { page } }) => <GonePage {...page} />,
});
