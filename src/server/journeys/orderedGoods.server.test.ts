import { expect, it } from 'vitest';
import { documents } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import {
  acceptTerms,
  beginOrder,
  COURIER,
  fillBuyer,
  fillOrder,
  ordered,
  PLACE,
  payByTransfer,
  placed,
  region,
} from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });

it('a bundle and what was written for a thing reach the order and its e-mail', async () => {
  const page = documents(opened);
  await beginOrder(page, { product: '1054' }, { product: '1007', 'personalisation[imie]': 'Zosia' });
  const told = ['Śniadanie w lesie', 'W zestawie: 1 × ', 'Imię lub napis: Zosia'];
  for (const words of told) expect(ordered(page)).toContain(words);
  expect(ordered(page)).toContain(
    'Prawo odstąpienia nie obejmuje rzeczy wykonanych na Twoje zamówienie: Kubek z imieniem.',
  );
  page.the('radio', /^Kurier ?za darmo/);
  fillOrder(page, COURIER, 'zestaw@example.pl');
  await page.press(PLACE);
  placed(page);
  for (const words of told) expect(region(page, 'Zamówione')).toContain(words);
  expect(region(page, 'Zapłać przelewem')).toContain('378,00 zł');
  const [mail] = await mailed(opened.shop, 'zestaw@example.pl');
  const text = mail?.text.replaceAll(/\s+/g, ' ');
  for (const words of ['Zosia', 'W zestawie: 1 × Talerz deserowy Leśny, mech · 1', '378,00']) {
    expect(text).toContain(words);
  }
});

it('a service keeps its day, which leaves no right to withdraw', async () => {
  const page = documents(opened);
  await beginOrder(page, { product: '1067', service_date: nextOf(6, 4), service_hour: '14:00' });
  expect(ordered(page)).toMatch(/sobota \d+ [a-ząćęłńóśźż]+, 14:00/);
  expect(page.main()).toContain('Prawo odstąpienia nie obejmuje usług na oznaczony dzień: ');
  expect(page.main()).not.toContain('dni na odstąpienie');
  expect(page.all('checkbox', /^Chcę, żeby usługa zaczęła się/)).toEqual([]);
  fillBuyer(page);
  payByTransfer(page);
  acceptTerms(page);
  await page.press(PLACE);
  placed(page);
  expect(region(page, 'Zamówione')).toContain('14:00');
  expect(page.main()).toContain('189,00 zł');
});

it('what is sealed for health is told where it is shown, and before it is ordered', async () => {
  const page = documents(opened);
  await page.open('/produkt/herbata-lipa-i-miod-1035');
  expect(region(page, 'Odstąpienie od umowy')).toContain('Nieotwarte możesz zwrócić');
  await beginOrder(page, { product: '1035' });
  expect(ordered(page)).toMatch(/Tylko w nieotwartym opakowaniu, .*zwrócisz: Herbata lipa/);
});

/** The next such weekday (1 is Monday) that is at least so many days ahead. */
function nextOf(weekday: number, ahead: number): string {
  const day = new Date(Date.now() + ahead * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
