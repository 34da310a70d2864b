import { expect, it } from 'vitest';
import { aLine, anOrder } from '../../../orders/testing/order.ts';
import { showLines } from './print.ts';

const shown = (order: ReturnType<typeof anOrder>) => showLines(order, { kept: 0, leaving: 0 }, []).join('\n');

it('a printed order shows what a buyer chose and wrote for each line, and what a bundle holds', () => {
  const line = aLine({
    data: {
      chosen: [{ label: 'Napis', value: 'Ala\u001B[2J' }],
      parts: [{ product: 2, size: '27', name: 'Talerz', sizeName: '27 cm', count: 1 } as never],
      service: { label: 'Termin', day: '2026-12-01', hour: '10:00' },
      files: [{ id: 'a', label: 'Logo', name: 'logo.svg' }],
      comment: 'Proszę o niebieską wstążkę',
    },
  });
  const text = shown(anOrder({ lines: [line] }));
  for (const words of [
    'Napis: Ala',
    'Talerz, 27 cm',
    'Termin: 2026-12-01, 10:00',
    'Logo: logo.svg',
    'Proszę o niebieską wstążkę',
  ]) {
    expect(text).toContain(`\n      ${words}`);
  }
  expect(text).not.toContain('\u001B');
});

it('what is to be paid back of a parcel paid on delivery depends on whether it was taken', () => {
  const printed = (more: Parameters<typeof anOrder>[0]) =>
    showLines(anOrder({ status: 'sent', ...more }), { kept: 0, leaving: 5900 }, []).join('\n');
  expect(printed({ payment: 'on_delivery' })).toMatch(/To be paid back: +59,00\szł, if the carrier collected it\n/);
  expect(printed({ payment: 'on_delivery', paidAt: 1 })).toMatch(/To be paid back: +59,00\szł\n/);
  expect(printed({ payment: 'transfer', paidAt: 1 })).toMatch(/To be paid back: +59,00\szł\n/);
});

it('a printed order shows the parcel and the invoice once they are known', () => {
  expect(shown(anOrder())).not.toMatch(/Parcel|Invoice/);
  const data = { shipment: { number: '6200-AB', href: 'https://kurier.example/1' }, invoice: { number: 'KSEF-1' } };
  expect(shown(anOrder({ data }))).toMatch(/Parcel: +6200-AB https:\/\/kurier\.example\/1\nInvoice: +KSEF-1\n/);
});
