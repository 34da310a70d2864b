import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aLine } from '../../basket/testing/lines.ts';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { aSubscription } from '../../subscriptions/testing/subscription.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { openShop } from './shop.ts';

const WAY = '{ id: automat, name: Automat, cost: 12, cash_on_delivery: 6, points: automaty }';
const point = (code: string, pays: boolean) =>
  `- { code: ${code}, name: Kiosk, street: Rynek 1, postcode: 59-700, city: Bolesławiec, pays: ${pays} }\n`;

it('a subscription asks the list of its way whether its point takes money', async () => {
  const folder = await folderOf({
    ...SHOP,
    'shop.yaml': `${SHOP['shop.yaml']}delivery: [${WAY}]\n`,
    'points/automaty.yaml': `${point('BOL01', true)}${point('BOL02', false)}`,
    'data/.keep': '',
  });
  const read = readSettings({ SHOP_DIR: folder, DATA_DIR: join(folder, 'data') });
  if (!read.ok) throw new Error(read.error.join('\n'));
  const shop = await openShop(read.value, { clock: () => 1_800_000_000_000 });
  onTestFinished(() => shop.close());
  const { data, ...subscription } = aSubscription();
  const things = [{ line: aLine({ product: 1001 }), name: 'Kubek' }];
  const nextAt = (words: string) => {
    const way = { id: 'automat', name: 'Automat', prepaid: false, point: words };
    return shop.subscriptions.next({ ...subscription, data: { ...data, payment: 'on_delivery', things, way } });
  };
  expect(await nextAt('BOL01, Kiosk, Rynek 1, 59-700 Bolesławiec')).toMatchObject({ payment: 'on_delivery' });
  const unpaid = 'BOL02, Kiosk, Rynek 1, 59-700 Bolesławiec';
  expect(await nextAt(unpaid)).toEqual({ trouble: 'point', names: [unpaid] });
});
