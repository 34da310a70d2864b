import { shopFacts } from '../../content/fill/shopFacts.ts';
import { loadContent } from '../../content/service.server.ts';
import type { ShopBase } from './openBase.ts';

/** Pages of words, menus and pictures of a shop; pages name facts of its shop.yaml. */
export const loadShopContent = ({ settings: { shopDir, shopUrl }, file: shop, texts }: ShopBase) =>
  loadContent(shopDir, (announcements) => shopFacts({ shop, texts, shopUrl, announcements }));
