import { expect, it } from 'vitest';
import { paymentsGraph } from './graph.server.ts';

interface Told {
  payments: { id: string; name: string; additionalClientCost: { costFixedAmount: { formatted: string } | null } }[];
  settings: { defaultPaymentMethodId: string | null };
}

function asked(offered: { transfer: boolean; online: boolean }, charges: readonly (number | undefined)[]) {
  const methods = charges.map((cashOnDelivery) => (cashOnDelivery === undefined ? {} : { cashOnDelivery }));
  const { resolvers } = paymentsGraph({ offered, methods, currency: 'PLN', texts: { 'checkout.pay_blik': 'Blik!' } });
  const { paymentsMethod } = resolvers.Query as { paymentsMethod(): Told };
  const { payments, settings } = paymentsMethod();
  const told = payments.map(({ id, name, additionalClientCost: { costFixedAmount } }) => [
    ...[id, name],
    costFixedAmount?.formatted.replaceAll('\u00a0', ' ') ?? null,
  ]);
  return { told, first: settings.defaultPaymentMethodId };
}

it('ways to pay in the graph are those of the shop, with what each costs more', () => {
  const all = asked({ transfer: true, online: true }, [undefined, 500, 500]);
  expect(all.told).toEqual([
    ['blik', 'Blik!', '0,00 zł'],
    ['online', 'Przelew online lub karta', '0,00 zł'],
    ['transfer', 'Przelew tradycyjny', '0,00 zł'],
    ['on_delivery', 'Przy odbiorze', '5,00 zł'],
  ]);
  expect(all.first).toBeNull();
});

it('a charge that differs by the way of delivery is not told as one in the graph', () => {
  const two = asked({ transfer: false, online: false }, [500, 700]);
  expect(two).toEqual({ told: [['on_delivery', 'Przy odbiorze', null]], first: 'on_delivery' });
  expect(asked({ transfer: true, online: false }, [undefined]).first).toBe('transfer');
  expect(asked({ transfer: false, online: false }, [])).toEqual({ told: [], first: null });
});
