import { expect, it } from 'vitest';
import { isoDay, readIsoDay, weekdayOf } from '../../kit/days.ts';
import { isPublicHoliday } from '../../kit/holidays.ts';
import { documents, type Page, saidOf } from '../testing/documents.server.ts';
import {
  acceptTerms,
  beginOrder,
  COURIER,
  fillBuyer,
  fillOrder,
  LOCKER,
  ordered,
  PLACE,
  payByTransfer,
  placed,
  region,
  told,
  way,
} from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });

const cup = { product: '1001', size: '350' };
// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const group = (page: Page) => page.the('group', 'Punkt odbioru');
const points = (page: Page) => page.all('radio', /^/, group(page)).map((one) => one.getAttribute('value'));

it('a pick-up point is missed, looked for by words, chosen, kept in sight and ordered', async () => {
  const page = documents(opened);
  await beginOrder(page, cup);
  const look = async (words: string) => {
    page.fill({ 'Szukaj punktu odbioru': words });
    await page.press('Szukaj');
  };
  fillOrder(page, LOCKER);
  expect(points(page)).toHaveLength(12);
  await page.press(PLACE);
  expect(page.field('Miejscowość').value).toBe('Bolesławiec');
  expect(saidOf(group(page))).toContain('Podaj punkt odbioru.');
  expect(page.main()).toContain('Popraw 1 pole');

  await look('gdańsk');
  expect(page.main()).toContain('Nie ma takiego punktu.');
  expect(points(page)).toEqual([]);
  await look('31-');
  expect(points(page)).toHaveLength(1);
  page.tick(/^KRA01M/);
  // The one that is chosen stays in sight.
  await look('wroclaw krotka');
  expect(told(page, 'status', 'punkt')).toBe('1 punkt');
  expect(points(page)).toHaveLength(2);
  expect(page.isTicked(/^KRA01M/)).toBe(true);
  page.tick(/^WRO02M/);
  expect(page.field('Imię').value).toBe('Anna');
  // The page was made again with this way of delivery, so that its sum is known already.
  expect(ordered(page)).toContain('80,90 zł');
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toContain('WRO02M, Paczkomat przy bibliotece, Krótka 10, 50-367 Wrocław');
});

it('pick-up points are narrowed by what they offer', async () => {
  const page = documents(opened);
  await beginOrder(page, named);
  page.tick(way(LOCKER));
  page.tick('Bez barier');
  page.tick('Płatność przy odbiorze');
  await page.press('Szukaj');
  expect(points(page)).toHaveLength(3);
  expect([page.isTicked('Bez barier'), page.isTicked('Płatność przy odbiorze')]).toEqual([true, true]);
});

it('who would pay on delivery at a point that takes no money chooses another payment', async () => {
  const page = documents(opened);
  await beginOrder(page, cup);
  fillBuyer(page);
  page.tick(way(LOCKER));
  expect(saidOf(page.field(/^WRO02M/))).toContain('bez płatności przy odbiorze');
  page.tick(/^Przy odbiorze/);
  page.tick(/^WRO02M/);
  acceptTerms(page);
  await page.press(PLACE);
  expect(saidOf(page.the('group', 'Płatność'))).toBe(
    'W tym punkcie nie zapłacisz przy odbiorze. Wybierz inną płatność albo inny punkt.',
  );
  expect(region(page, 'Płatność')).toContain('W punkcie WRO02M nie zapłacisz przy odbiorze.');
  payByTransfer(page);
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toContain('WRO02M');
});

/** The first Monday that is no holiday, after the first day that may be chosen (ISO). */
function aMonday(first: string | null): string {
  let day = (readIsoDay(first ?? '') ?? 0) + 1;
  while (weekdayOf(day) !== 1 || isPublicHoliday(day)) day += 1;
  return isoDay(day);
}

it('the day of delivery is chosen in the field that browsers have for it, and the order keeps it', async () => {
  const page = documents(opened);
  await beginOrder(page, named);
  fillOrder(page, COURIER);
  const day = () => page.document().querySelector<HTMLInputElement>('main input[type=date]');
  const monday = aMonday(day()?.min ?? null);
  Object.assign(day() ?? {}, { value: monday });
  // The first press shows the sum with this way of delivery; the day stays.
  await page.press(PLACE);
  expect(day()?.value).toBe(monday);
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toMatch(/Wybrany dzień dostawy: w poniedziałek/);
});
