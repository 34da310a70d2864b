import { type Files, productYaml } from '../../catalogue/testing/folder.server.ts';

/** Goods of every kind: reduced, in versions and sizes, put together of others, measured. */
export const GOODS: Files = {
  'products/kubek.yaml': productYaml({
    id: 1001,
    name: 'Kubek',
    version: 'kobalt',
    group: 'kubek',
    series: 'nocna',
    code: 'K-1',
    srp: 89,
    history: [{ price: 80, from: '-400d' }],
    promotion: { price: 68, from: '-5d' },
    rebates: [
      { from: 3, percent: 8 },
      { from: 6, percent: 12 },
    ],
    subscription: { price: 61.2, periods: [30] },
    order: { max: 20 },
    pictures: [{ file: 'kubek.jpg', alt: 'Kubek' }],
    stock: 40,
  }),
  'products/kubek-mech.yaml': productYaml({ id: 1002, name: 'Kubek', version: 'mech', group: 'kubek', price: 90 }),
  'products/talerz.yaml': productYaml({
    id: 1003,
    name: 'Talerz',
    price: undefined,
    stock: undefined,
    sizes: [
      { type: '24', name: '24 cm', price: 95, stock: 3 },
      { type: '20', name: '20 cm', price: 69, stock: 0 },
    ],
  }),
  'products/zestaw.yaml': productYaml({
    id: 1004,
    name: 'Zestaw',
    type: 'bundle',
    price: 150,
    bundle: [
      { product: 1001, quantity: 2 },
      { product: 1003, size: '24' },
    ],
  }),
  'products/glina.yaml': productYaml({
    id: 1005,
    name: 'Glina',
    price: 6.9,
    unit_precision: 1,
    unit_sellby: 0.5,
    stock: 412.5,
    rebates: [{ from: 20, price: 5.9 }],
  }),
};
