import { redirect } from 'react-router';
import { PAGE_OF_TURNS, POINTS_PATH } from '../../customers/points/model.ts';
import { type PointsView, pointsPath } from '../../customers/points/PointsHistory.tsx';
import { pageAsked } from '../../orders/account/history.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { ownAccount } from './guard.server.ts';
import type { ServedPage } from './page.ts';

export const points: ServedPage<PointsView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const page = pageAsked(new URL(asked.request.url).searchParams);
    const stretch = { most: PAGE_OF_TURNS, skip: (page - 1) * PAGE_OF_TURNS };
    const [balance, { entries, all }] = await Promise.all([
      shop.loyalty.balance(customer.id),
      shop.loyalty.history(customer.id, stretch),
    ]);
    const pages = Math.max(1, Math.ceil(all / PAGE_OF_TURNS));
    if (page > pages) throw redirect(pointsPath(pages), 303);
    return { title: 'account', at: POINTS_PATH, view: { balance, entries, page, pages, orderPath: ORDER_PATH } };
  },
};
