import { randomBytes } from 'node:crypto';
import type { Checkout } from '../basket/service/checkout.server.ts';
import { isGoods, noticeInHand } from '../catalogue/guarantee/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { dayRules } from '../checkout/deliveryDay.ts';
import { destinationOf } from '../checkout/destination.ts';
import {
  type CheckoutTerms,
  type CheckoutValues,
  CONSENTS,
  checkCheckout,
  readAttempt,
  readCheckout,
} from '../checkout/form.ts';
import { agreementsOf, leftToPay, orderSums, type WayOption, wayOptions } from '../checkout/options.ts';
import { paymentOptions } from '../checkout/paymentChoices.ts';
import { priceFingerprint } from '../checkout/placing/priceFingerprint.server.ts';
import { checkoutOf } from '../checkout/prefill.ts';
import { checkoutTexts } from '../checkout/texts.ts';
import type { CheckoutAnswer, CheckoutView, NextOrders, ShownWay } from '../checkout/view.ts';
import { TERMS_SLUG } from '../content/model.ts';
import { written } from '../db/written.ts';
import { destinations, HOME_COUNTRY } from '../delivery/methods.ts';
import { pointByCode } from '../delivery/points/find.ts';
import { pointWords, takesNoMoney } from '../delivery/points/model.ts';
import type { OpenList } from '../delivery/points/service.server.ts';
import { dateWords, whenItArrives, whenItLeaves } from '../delivery/words.ts';
import type { AddressFormTerms } from '../forms/address/model.ts';
import { ALL_COUNTRIES } from '../forms/countries.ts';
import { serverChecks } from '../forms/rules/checks.server.ts';
import { emailKey } from '../forms/rules/emailKey.ts';
import { isoDate } from '../kit/dates.ts';
import { warsawTime } from '../kit/wall.ts';
import { findPath } from '../orderPages/linkByEmail/model.ts';
import type { Order } from '../orders/model.ts';
import { ORDER_PATH } from '../orders/path.ts';
import { subscriptionTerms } from '../subscriptions/begin.server.ts';
import { dayAfter, dayWords } from '../subscriptions/model.ts';
import { translate } from '../ui/text.ts';
import { firstPoints, openLists, pointsBeside, pointsFor } from './checkoutPoints.server.ts';
import { deliveryWords, wishWords } from './deliveryWish.server.ts';
import { redirect } from './outcomes.ts';
import type { PageRequest } from './page.ts';
import { postedForm } from './postedForm.server.ts';
import type { ShopServices } from './services.ts';

/** A buyer may live anywhere, and the shop sends to some countries alone (Regulation (EU) 2018/302, art. 4). */
const addressTerms = ({ delivery }: ShopServices): AddressFormTerms => ({
  countries: ALL_COUNTRIES,
  destinations: destinations(delivery.methods),
  others: ['delivery', 'invoice'],
});
const PRIVACY_PAGE = 'polityka-prywatnosci';

/** Content of the checkout, as of now. */
export async function checkoutView({ shop, visit: asking }: PageRequest): Promise<CheckoutView> {
  const [checkout, last, buyer, chosen, lists, lastPoint] = await Promise.all([
    shop.baskets.checkout(asking),
    shop.orders.lastOf(asking.session),
    shop.customers.buyer(asking),
    shop.regions.of(asking),
    openLists(shop.points),
    shop.orders.lastPoint(asking),
  ]);
  const { view: basket } = checkout;
  const address = { ...addressTerms(shop), ...(buyer?.address.phone2 ? { phone2: true } : {}) };
  const subscription = await nextOrders(shop, checkout, basket.delivery.country?.code);
  const points = firstPoints(shop, lists, lastPoint);
  const values = checkoutOf(buyer, destinations(shop.delivery.methods), basket.delivery.sent ? chosen : {});
  return {
    basket,
    ways: shownWays(shop, checkout),
    points: points.found,
    offered: offeredBy(shop),
    asks: agreementsOf(basket),
    ...(subscription ? { subscription } : {}),
    mark: priceFingerprint(basket),
    attempt: randomBytes(18).toString('base64url'),
    address: basket.delivery.sent ? address : { ...address, others: ['invoice'] },
    ...guaranteesOf(shop, checkout),
    returnDays: shop.shop.return_days,
    ...(shop.content.page(TERMS_SLUG) ? { termsHref: `/strona/${TERMS_SLUG}` } : {}),
    ...(shop.content.page(PRIVACY_PAGE) ? { privacyHref: `/strona/${PRIVACY_PAGE}` } : {}),
    withdrawalHref: findPath(true),
    guest: buyer === undefined,
    values: { ...values, point: points.code },
    ...(last === undefined ? {} : { last }),
  };
}

/** What stands before an order is placed, as a part of what is agreed on (Directive 2011/83/EU, art. 6(1)(l) and (la)). */
function guaranteesOf({ law }: ShopServices, { view, products }: Checkout): Pick<CheckoutView, 'guarantees'> {
  const bought = products.filter(({ id, type }) => isGoods(type) && view.lines.some(({ product }) => product === id));
  if (bought.length === 0) return {};
  const durable = bought.flatMap((product) =>
    product.durability ? [{ ...product.durability, producer: product.producer.name, name: fullName(product) }] : [],
  );
  const notice = noticeInHand(law.notices);
  return { guarantees: { durable, ...(notice ? { notice } : {}) } };
}

/** Orders that follow by themselves when this one is placed. */
async function nextOrders(
  shop: ShopServices,
  checkout: Checkout,
  country = HOME_COUNTRY,
): Promise<NextOrders | undefined> {
  const terms = subscriptionTerms(checkout);
  if (!terms) return undefined;
  const { view } = await shop.baskets.checkoutOf(terms.lines, country);
  const { worth, rebate, goods, deposit } = view;
  return {
    ...{ days: terms.days, least: terms.least, notice: shop.subscriptions.notice },
    first: dayWords(dayAfter(isoDate(shop.clock()), terms.days)),
    basket: { worth, rebate, goods, deposit },
    ways: wayOptions(view.delivery),
  };
}

const offeredBy = ({ shop, pay }: ShopServices) => ({
  transfer: shop.payments.transfer !== undefined,
  online: pay.online,
  onlineNames: pay.wayNames(),
});

function shownWays({ delivery, texts, clock }: ShopServices, { view }: Checkout): ShownWay[] {
  const t = deliveryWords(texts);
  const { leaves: time } = view.delivery;
  const leaves = time && whenItLeaves(t, time);
  // Where a card leaves nothing to collect, nobody pays for collecting it.
  const ways = wayOptions(view.delivery).filter((way) => way.prepaid || leftToPay(orderSums(view, way)) > 0);
  return ways.map((way) => {
    const method = delivery.methods.find(({ id }) => id === way.id);
    const days = method?.workingDays;
    const rules = method && dayRules(method, way.arrives, warsawTime(clock()).day);
    return {
      ...way,
      ...(leaves === undefined ? {} : { leaves }),
      ...(way.arrives ? { comes: whenItArrives(t, way.arrives) } : {}),
      ...(days === undefined ? {} : { days }),
      ...(rules ? { dayRules: rules } : {}),
    };
  });
}

/** What is promised of an order, with its dates: it is read on other days too. Nothing of one that waits for a transfer. */
function promiseOf(
  { texts }: ShopServices,
  { basket }: CheckoutView,
  way: ShownWay | undefined,
  { payment, day }: { payment: string; day?: string },
): { promise?: string; arrival?: string } {
  if (day !== undefined) {
    const wish = wishWords(texts, payment, day);
    return { promise: wish, arrival: wish };
  }
  const leaves = basket.delivery.leaves?.time?.slice(0, 10);
  if (leaves === undefined || !way || payment === 'transfer') return {};
  const t = deliveryWords(texts);
  const say = (key: 'promise' | 'readyWhen' | 'arrives', date: string) =>
    translate(checkoutTexts, texts, key, { when: dateWords(t, date) });
  if (way.pickUp) return { promise: say('readyWhen', leaves) };
  const sent = say('promise', leaves);
  if (!way.arrives) return { promise: sent };
  const arrival = say('arrives', way.arrives.date);
  return { promise: `${sent} ${arrival}`, arrival };
}

/** The point of a code on the list that a way ends at. */
function pointOf(lists: ReadonlyMap<string, OpenList>, { points = '' }: Pick<WayOption, 'points'>, code: string) {
  const list = lists.get(points);
  return list && pointByCode(list.index, code);
}

function termsOf(view: CheckoutView, lists: ReadonlyMap<string, OpenList>): CheckoutTerms {
  return {
    address: view.address,
    sent: view.basket.delivery.sent,
    ways: view.ways,
    needsPoint: ({ points }) => points !== undefined,
    dayRules: ({ value }) => view.ways.find((way) => way.value === value)?.dayRules,
    knowsPoint: (way, code) => pointOf(lists, way, code) !== undefined,
    takesNoMoney: (way, code) => takesNoMoney(pointOf(lists, way, code) ?? {}),
    payments: (way) =>
      paymentOptions(view.offered, {
        prepaid: way?.prepaid ?? true,
        total: leftToPay(orderSums(view.basket, way)),
      }),
    asks: view.asks,
  };
}

/** Address after an order was placed. */
const nextOf = ({ number, payment }: Order): string =>
  payment === 'blik' || payment === 'online' ? `${ORDER_PATH}/${number}/platnosc` : `${ORDER_PATH}/${number}`;

/** Places the order of a form; whatever stands against it comes back with all that was typed. */
export async function placeFromForm(asked: PageRequest): Promise<CheckoutAnswer> {
  const { shop, visit: asking } = asked;
  const form = await postedForm(asked.request);
  let values = readCheckout(form, addressTerms(shop));
  if (form.get('intent') === 'points') return pointsFor(form, values, shop);
  const lists = await openLists(shop.points);
  const { attempt, shown } = readAttempt(form);
  const work = async (): Promise<CheckoutAnswer> => {
    const before = await shop.orders.ofAttempt(attempt, asking);
    if (before) throw redirect(nextOf(before));
    let view = await checkoutView(asked);
    if (view.basket.lines.length === 0) throw redirect(ORDER_PATH);
    // What does not travel has no address to go to, and its form no box that says so.
    values = readCheckout(form, view.address);
    // Prices follow the country of the parcel: whoever has read those of another reads these before anything is ordered.
    const wanted = view.ways.find(({ value }) => value === values.shipping);
    if (await shop.regions.goesTo(asking, destinationOf(values.address, wanted))) view = await checkoutView(asked);
    const { faults, checked } = checkCheckout(values, termsOf(view, lists), serverChecks, shop.texts);
    if (!checked) return { state: 'faults', faults, values, ...(await pointsBeside(form, values, shop)) };
    if (!(await shop.mayOrder({ shopper: asking, visitor: asked.visitor }))) {
      return { state: 'refused', error: { code: 'often' }, values, ...(await pointsBeside(form, values, shop)) };
    }
    const way = view.ways.find(({ value }) => value === checked.way?.value);
    const point = way && pointOf(lists, way, values.point);
    const placed = await shop.checkout.place(asking, {
      attempt,
      shown,
      checked: { ...checked, ...(point ? { point: pointWords(point) } : {}) },
      asConsumer: values.notProfessional && values.address.type === 'firm',
      remarks: values.remarks.trim(),
      ...(shop.speech ? { language: shop.speech.language } : {}),
      from: asked.visitor,
      proved: await isProved(asked, checked.addresses.client.email),
      ...(asking.customer === undefined ? {} : { customerId: asking.customer }),
      consents: consentsOf(values, view, shop),
      ...promiseOf(shop, view, way, checked),
    });
    if (!placed.ok) {
      return { state: 'refused', error: placed.error, values, ...(await pointsBeside(form, values, shop)) };
    }
    throw redirect(nextOf(placed.value));
  };
  const unavailable = (): CheckoutAnswer => ({ state: 'refused', error: { code: 'unavailable' }, values });
  return written(work, unavailable, asked.reportError);
}

/** Whether this e-mail address is the proved one of whoever is signed in. */
async function isProved({ shop, visit }: PageRequest, email = ''): Promise<boolean> {
  const customer = visit.customer === undefined ? undefined : await shop.customers.find(visit.customer);
  return customer?.emailVerifiedAt !== undefined && emailKey(customer.email) === emailKey(email);
}

const consentsOf = ({ agreed }: CheckoutValues, { asks }: CheckoutView, { texts }: ShopServices) => {
  const asked = { terms_agree: true, order_virtual: asks.virtual, order_service: asks.service };
  return CONSENTS.filter((name) => asked[name] && agreed.includes(name)).map((name) => ({
    name,
    words: translate(checkoutTexts, texts, name),
  }));
};
