import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { PAGE_OF_TURNS, POINTS_PATH } from '../../customers/points/model.ts';
import { PointsHistory, pointsPath } from '../../customers/points/PointsHistory.tsx';
import { pointTexts } from '../../customers/points/texts.ts';
import { pageAsked } from '../../orderPages/account/history.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { accountHead, ownAccount } from './guard.server.ts';

/** A customer's points, and where they came from. */
export const pointsPage = definePage({
  path: POINTS_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, url } = asked;
    const { id } = await ownAccount(asked);
    const page = pageAsked(url.searchParams);
    const stretch = { most: PAGE_OF_TURNS, skip: (page - 1) * PAGE_OF_TURNS };
    const [balance, { entries, all }] = await Promise.all([
      shop.loyalty.balance(id),
      shop.loyalty.history(id, stretch),
    ]);
    const pages = Math.max(1, Math.ceil(all / PAGE_OF_TURNS));
    if (page > pages) throw redirect(pointsPath(pages));
    return {
      head: accountHead(shop, 'account', POINTS_PATH),
      view: { balance, entries, page, pages, orderPath: ORDER_PATH },
    };
  },
  View({ data: { view } }) {
    const t = useText(pointTexts);
    return (
      <AccountFrame current={POINTS_PATH} title={t('title')} lead={t('lead')}>
        <PointsHistory {...view} />
      </AccountFrame>
    );
  },
});
