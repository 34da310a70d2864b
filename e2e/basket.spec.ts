import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { bringLate } from './support/late.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { cookiesOf, expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

/** Puts something in as the form of a product page does. */
const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });

const cup = { product: '1001', size: '350', number: '2' };
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Produkty w koszyku' }).getByRole('listitem').filter({ hasText: name });
const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });
const quantity = (page: Page, name: string) => line(page, name).getByRole('textbox', { name: /^Ilość/ });
/** Goes to the basket and waits until its presses are heard. */
async function openBasket(page: Page, path = '/koszyk'): Promise<void> {
  await page.goto(path);
  await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
}
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('an empty basket says where to go', async ({ page }) => {
  await page.goto('/koszyk');
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await expect(page.locator('#container')).toHaveClass(/\bbasketedit_page\b/);
  await expectNoAxeViolations(page);
});

for (const { width, height } of [views.phone, views.desktop]) {
  test(`what lies in the basket is shown with what it costs, ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await add(context, cup);
    await add(context, { product: '1007', 'personalisation[imie]': 'Zosia' });
    await page.goto('/koszyk?dodano=1');
    await expect(page.getByRole('status').filter({ hasText: 'Produkt został dodany.' })).toBeVisible();
    await expect(page).toHaveTitle(/^Produkt został dodany\. Koszyk/);
    await expect(line(page, 'Kubek Codzienny')).toContainText('136,00 zł');
    await expect(line(page, 'Kubek z imieniem')).toContainText('Imię lub napis: Zosia');
    await expect(summary(page)).toContainText('255,00 zł');
    await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
    await expectNoHorizontalScroll(page);
    if (width === views.phone.width) await expectNoAxeViolations(page);
  });
}

test('what cannot be added is said, with the reason and the way back', async ({ page, context }) => {
  const answer = await add(context, { ...cup, number: '5000' });
  await page.goto(answer.headers().location ?? '');
  const alert = page.getByRole('alert').filter({ hasText: 'Wystąpił błąd podczas dodawania produktu.' });
  await expect(alert).toContainText('Maksymalnie możesz zamówić 17 szt.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/produkt/kubek-codzienny-kobalt-1001');
  await expectNoAxeViolations(page);
});

test('a line is taken out by keyboard, its way back is at hand, and the count in the header follows', async ({
  page,
  context,
}) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Cofnij usunięcie: Kubek Codzienny/ });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'usunięte z koszyka' })).toHaveCount(1);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await expect(undo).toHaveCount(0);
});

test('the last line leaves an empty basket with a way back', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Cofnij usunięcie: Kubek Codzienny/ }).click();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

for (const { width, height } of [views.phone, views.desktop]) {
  test(`quantities follow the rules of the product page, ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await add(context, cup);
    await openBasket(page);
    const field = quantity(page, 'Kubek Codzienny');
    await line(page, 'Kubek Codzienny')
      .getByRole('button', { name: /^Więcej/ })
      .click();
    await expect(field).toHaveValue('3');
    await expect(summary(page)).toContainText('187,68 zł');
    await expect(page.getByRole('status').filter({ hasText: 'Kubek Codzienny, kobalt, 350 ml: 3 szt.' })).toHaveCount(
      1,
    );
    await field.fill('500');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Maksymalnie możesz zamówić 17 szt.' })).toBeVisible();
    await expect(field).toHaveValue('17');
    await field.fill('dużo');
    await field.press('Tab');
    await expect(page.getByRole('alert').filter({ hasText: 'Wpisz poprawną ilość.' })).toBeVisible();
    await expect(field).toHaveValue('17');
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
}

test('free delivery is reached and lost again, and each is said', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await expect(summary(page)).toContainText('12,90 zł');
  const progress = page.getByRole('region', { name: 'Produkty w koszyku' }).getByText('dostawa będzie za darmo');
  await expect(progress).toContainText('114,00 zł');
  await quantity(page, 'Kubek Codzienny').fill('4');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Dostawa tego koszyka jest za darmo.' })).toHaveCount(1);
  await expect(summary(page)).toContainText('za darmo');
  await line(page, 'Kubek Codzienny')
    .getByRole('button', { name: /^Mniej/ })
    .click();
  await expect(progress).toContainText('62,32 zł');
});

test('a code is used, waits, is refused and is switched off', async ({ page, context }) => {
  await add(context, { product: '1016' });
  await openBasket(page);
  const before = await summary(page).textContent();
  await page.getByText('Masz kod rabatowy?').click();
  const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
  await field.fill('latoś');
  await field.press('Enter');
  await expect(page.getByText('Nie ma takiego kodu rabatowego.')).toBeVisible();
  await field.fill('lato');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Ten kod rabatowy stracił ważność.')).toBeVisible();
  await field.fill('stół 10');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Kod STÓŁ10 działa')).toBeVisible();
  await expect(line(page, 'Talerz deserowy Leśny')).toContainText('46,80 zł za 1 szt. z kodem STÓŁ10');
  await expect(line(page, 'Talerz deserowy Leśny')).toContainText('Najniższa cena');
  await expect(summary(page)).toContainText('−5,20 zł');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Wyłącz kod STÓŁ10' }).click();
  await expect(page.getByText('Kod STÓŁ10 działa')).toHaveCount(0);
  await expect.poll(() => summary(page).textContent()).toBe(before);
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('pierwszy');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Kod PIERWSZY czeka')).toBeVisible();
  await expect(page.getByText('Dołóż jeszcze za 48,00 zł.')).toBeVisible();
});

for (const how of ['with', 'without'] as const) {
  test(`why a code or a card was refused stays beside its field, ${how} JavaScript`, async ({ newContext }) => {
    const scripts = how === 'with';
    const context = await newContext({ javaScriptEnabled: scripts });
    await add(context, cup);
    const page = await context.newPage();
    await (scripts ? openBasket(page) : page.goto('/koszyk'));
    await page.getByText('Masz kod rabatowy?').click();
    const code = page.getByRole('textbox', { name: 'Kod rabatowy' });
    await code.fill('latoś');
    await page.getByRole('button', { name: 'Użyj kodu' }).click();
    await expect(code).toBeVisible();
    await expect(code).toHaveAccessibleDescription('Nie ma takiego kodu rabatowego.');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue(scripts ? 'latoś' : '');

    await page.getByText('Masz kartę podarunkową?').click();
    const card = page.getByRole('textbox', { name: 'Numer karty' });
    const pin = page.getByRole('textbox', { name: 'PIN' });
    await card.fill('AAAA-BBBB-CCCC');
    await pin.fill('123456');
    await page.getByRole('button', { name: 'Zapłać kartą' }).click();
    const why = 'Nie ma karty z takim numerem i PIN-em. Sprawdź oba i wpisz je jeszcze raz.';
    await expect(card).toHaveAccessibleDescription(`Dwanaście znaków z listu albo z karty. ${why}`);
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    await expect(pin).toHaveAccessibleDescription(`${why} Sześć cyfr.`);
    await expect(pin).toHaveAttribute('aria-invalid', 'true');
    if (!scripts) return;

    // A change of something else takes neither away; the code that works does.
    await quantity(page, 'Kubek Codzienny').fill('3');
    await quantity(page, 'Kubek Codzienny').press('Enter');
    await expect(summary(page)).toContainText('187,68 zł');
    await expect(page.getByRole('alert').filter({ hasText: 'Nie ma' })).toHaveCount(0);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await code.fill('pierwszy');
    await code.press('Enter');
    await expect(page.getByText('Kod PIERWSZY czeka')).toBeVisible();
    const other = page.getByRole('textbox', { name: 'Inny kod' });
    await expect(other).not.toHaveAttribute('aria-invalid');
    await expect(other).toHaveAccessibleDescription('');
    await expect(card).toHaveAttribute('aria-invalid', 'true');
  });
}

test('one gift is chosen for the worth of the basket', async ({ page, context }) => {
  await add(context, { product: '1054', number: '2' });
  await openBasket(page);
  const gifts = page.getByRole('group', { name: 'Wybierz gratis' });
  const row = gifts.locator('label').filter({ hasText: 'Płytka próbna z bieżącego wypału' });
  const middle = (part: Locator) =>
    part.evaluate((one) => one.getBoundingClientRect()).then((box) => box.y + box.height / 2);
  expect(await middle(row.getByRole('radio'))).toBeCloseTo(await middle(row.locator('img')), 0);
  await gifts.getByRole('radio', { name: 'Płytka próbna z bieżącego wypału' }).check();
  await page.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(summary(page)).toContainText('Gratis: Płytka próbna z bieżącego wypału');
  await expectNoAxeViolations(page);
  await quantity(page, 'Śniadanie w lesie').fill('1');
  await quantity(page, 'Śniadanie w lesie').press('Enter');
  await expect(gifts).toHaveCount(0);
  await expect(summary(page)).not.toContainText('Gratis');
});

test('things are put aside for later and taken back', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await page.getByRole('button', { name: /^Odłóż na później: Kubek Codzienny/ }).click();
  const later = page.getByRole('region', { name: 'Odłożone na później' });
  await expect(later).toContainText('Kubek Codzienny');
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await expectNoAxeViolations(page);
  await later.getByRole('button', { name: /^Włóż do koszyka: Kubek Codzienny/ }).click();
  await expect(later).toHaveCount(0);
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

test('words about a thing are kept', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await line(page, 'Kubek Codzienny').getByText('Dodaj uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi: Kubek Codzienny/ }).fill('Na prezent, bez paragonu w paczce');
  await page.getByRole('button', { name: 'Zapisz uwagi' }).click();
  await expect(page.getByText('Uwagi: Na prezent, bez paragonu w paczce')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Uwagi: Na prezent, bez paragonu w paczce')).toBeVisible();
});

test('a subscription, a bundle and a service lie there with what tells them apart', async ({ page, context }) => {
  const coffee = { product: '1034', size: 'ziarno', number: '1' };
  await add(context, coffee);
  await add(context, { ...coffee, subscription: '1', days_in_period: '30' });
  await add(context, { product: '1054' });
  const refused = await add(context, { product: '1035', subscription: '1', days_in_period: '60' });
  expect(refused.headers().location).toContain('blad=subscription');
  await openBasket(page);
  const subscribed = line(page, 'Kawa z palarni obok');
  await expect(subscribed).toContainText('Abonament, co 30 dni');
  await expect(quantity(page, 'Kawa z palarni obok')).toHaveValue('2');
  await expect(subscribed).toContainText('76,00 zł');
  await expect(line(page, 'Śniadanie w lesie')).toContainText('259,00 zł');
  await expect(line(page, 'Śniadanie w lesie')).toContainText(
    'W zestawie: 1 × Talerz deserowy Leśny, mech · 1 × Miska Leśna, mech, 18 cm · 1 × Kubek Leśny, mech',
  );
  await expectNoAxeViolations(page);
});

test('points ask for an account, and do not make an order alone', async ({ page, context }) => {
  await add(context, { product: '1026', forpoints: '1' });
  await openBasket(page);
  await expect(line(page, 'Dzbanek')).toContainText('4 000 punktów');
  await expect(page.getByText('Za mała wartość zamówienia.')).toBeVisible();
  await expect(page.getByText('Produkty za punkty zamówisz po zalogowaniu na konto klienta.')).toBeVisible();
  await expectNoAxeViolations(page);
  await add(context, cup);
  await openBasket(page);
  await expect(page.getByRole('link', { name: 'Zaloguj się albo załóż konto' })).toHaveAttribute(
    'href',
    '/logowanie?dalej=%2Fkoszyk',
  );
  await expect(page.getByText('Produkty za punkty zamówisz po zalogowaniu na konto klienta.')).toBeVisible();
  await expect(page.getByText('Za mała wartość zamówienia.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveCount(0);
});

for (const count of [10, 11, 22, 23]) {
  test(`${count} products lie there, each with its price`, async ({ page, context }) => {
    const ids = Array.from({ length: 80 }, (_, n) => String(1001 + n));
    let put = 0;
    for (const product of ids) {
      if (put === count) break;
      const answer = await context.request.post('/basketchange.php', { form: { mode: '1', product, getAjax: 'true' } });
      if ((await answer.json()).status === 'success') put += 1;
    }
    expect(put).toBe(count);
    await openBasket(page);
    const goods = page.getByRole('region', { name: 'Produkty w koszyku' });
    await expect(goods.getByRole('textbox', { name: /^Ilość/ })).toHaveCount(count);
    await expect(link(page)).toHaveAccessibleName(new RegExp(`^Koszyk, ${count} produkt`));
    if (count === 23) await expectNoAxeViolations(page);
  });
}

test('everything works without scripts', async ({ noJs }) => {
  await add(noJs, cup);
  const page = await noJs.newPage();
  await page.goto('/koszyk?dodano=1');
  await expect(page.getByText('Produkt został dodany.')).toBeVisible();
  await quantity(page, 'Kubek Codzienny').fill('500');
  await page.getByRole('button', { name: 'Przelicz koszyk' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Maksymalnie możesz zamówić 17 szt.' })).toBeVisible();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('17');
  await quantity(page, 'Kubek Codzienny').fill('1');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page.getByText('Kubek Codzienny, kobalt, 350 ml: 1 szt.')).toBeVisible();
  await page.getByText('Masz kod rabatowy?').click();
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('pierwszy');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Kod PIERWSZY czeka')).toBeVisible();
  await page.getByRole('button', { name: /^Odłóż na później: Kubek Codzienny/ }).click();
  await page.getByRole('button', { name: /^Włóż do koszyka: Kubek Codzienny/ }).click();
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page).toHaveURL(/\/koszyk\?usunieto=[\w-]+&produkt=1001$/);
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('1');
});

test('two tabs show one basket', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  const other = await context.newPage();
  await openBasket(other);
  await quantity(other, 'Kubek Codzienny').fill('3');
  await quantity(other, 'Kubek Codzienny').press('Enter');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await other.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Koszyk');
});

test('a line that was taken out elsewhere is said to be gone', async ({ page, context }) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tej pozycji nie ma już w koszyku.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('a network that fails takes nothing away', async ({ page, context, guard }) => {
  guard.allowRequest(/\/koszyk$/);
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await add(context, cup);
  await openBasket(page);
  await context.route('**/koszyk', (route) => route.abort('internetdisconnected'));
  await quantity(page, 'Kubek Codzienny').fill('3');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać zmiany.' })).toBeVisible();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await context.unroute('**/koszyk');
  await openBasket(page);
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

test('changes that follow one another are all made, and none takes away what is being typed', async ({
  page,
  context,
}) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  const cups = quantity(page, 'Kubek Codzienny');
  const sets = quantity(page, 'Śniadanie w lesie');
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/koszyk', async (route) => {
    sent.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  await cups.fill('3');
  await cups.press('Tab');
  await sets.fill('2');
  await sets.press('Tab');
  await page.getByText('Masz kod rabatowy?').click();
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('pierwszy');
  await cups.fill('4');
  expect(sent, 'the second waits for the first').toHaveLength(1);
  release();
  await expect(line(page, 'Śniadanie w lesie')).toContainText('518,00 zł');
  await expect(line(page, 'Kubek Codzienny')).toContainText('187,68 zł');
  await expect(cups).toHaveValue('4');
  await expect(page.getByRole('textbox', { name: 'Kod rabatowy' })).toHaveValue('pierwszy');
  await cups.press('Enter');
  await expect(line(page, 'Kubek Codzienny')).toContainText('250,24 zł');
  await page.reload();
  await expect(cups).toHaveValue('4');
  await expect(sets).toHaveValue('2');
});

test('what was typed and pressed before its scripts came is done once they have', async ({ page, context }) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await bringLate(context, 1500);
  await page.goto('/koszyk');
  await quantity(page, 'Śniadanie w lesie').fill('2');
  const more = line(page, 'Kubek Codzienny').getByRole('button', { name: /^Więcej/ });
  await more.click();
  await more.click();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('4');
  await expect(line(page, 'Śniadanie w lesie')).toContainText('518,00 zł');
  await expect(line(page, 'Kubek Codzienny')).toContainText('250,24 zł');
});

test('it works as without scripts where its code never comes', async ({ page, context, guard }) => {
  guard.allowRequest(/basketPage-/);
  guard.allowConsole(/basketPage-/);
  await context.route(/basketPage-/, (route) => route.abort());
  await add(context, cup);
  await page.goto('/koszyk');
  await quantity(page, 'Kubek Codzienny').fill('3');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page).toHaveURL('/koszyk?zmieniono=1001');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('another tab learns of what is added in this one', async ({ page, context }) => {
  await page.goto('/kontakt');
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await add(context, cup);
  const other = await context.newPage();
  await other.goto('/koszyk?dodano=1');
  await expect(link(other)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
});

test('nobody sees the basket of another', async ({ page, context, newContext }) => {
  await add(context, cup);
  await page.goto('/koszyk');
  await expect(line(page, 'Kubek Codzienny')).toBeVisible();
  const stranger = await (await newContext()).newPage();
  await stranger.goto('/koszyk');
  await expect(stranger.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('a browser that keeps no cookies is told so', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto('/koszyk?dodano=1');
  await expect(page.getByRole('alert').filter({ hasText: 'Przeglądarka nie przyjęła ciasteczka' })).toBeVisible();
});

test('an address that once wrote by GET asks first', async ({ page, context }) => {
  await page.goto('/basketchange.php?mode=1&product=1001&size=350&number=1');
  expect(await cookiesOf(context)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await expect(page).toHaveURL('/koszyk?dodano=1');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('1');
});

test('a page of one shopper has a number of its own in its policy, and is kept by nobody', async ({ page }) => {
  const nonces = new Set<string | undefined>();
  for (const _ of [1, 2]) {
    const answer = await page.goto('/koszyk');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'/);
    expect(policy).not.toContain('unsafe');
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1]);
    // Its scripts were let run.
    await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
  }
  expect(nonces.size).toBe(2);
  await link(page).click();
  await expect(page).toHaveURL('/koszyk');
});
