import { RECALLS_PATH } from '../recalls/model.ts';
import { RecallsPage } from '../recalls/RecallsPage.tsx';
import { recallTexts } from '../recalls/texts.ts';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { definePage } from './page.ts';

/** Notices of products that are recalled. */
export const recallsPage = definePage({
  path: RECALLS_PATH,
  type: 'text',
  load({ shop }) {
    const t = (key: 'title' | 'lead' | 'none') => translate(recallTexts, shop.texts, key);
    const description = [t(shop.recalls.length > 0 ? 'lead' : 'none')];
    return {
      head: pageHead(shop, { title: t('title'), description, path: RECALLS_PATH }),
      recalls: shop.recalls,
      phone: shop.shop.company.phone,
    };
  },
  View: ({ data: { recalls, phone } }) => <RecallsPage recalls={recalls} phone={phone} home={useHomeCrumb()} />,
});
