import type { Buyer, PaymentRequest, RefundRequest } from '../port.ts';
import { customerIp } from './customerIp.ts';

/** Bodies of PayU REST 2.1: amounts and counts are whole numbers written as text (developers.payu.com, Create an Order). */

/** Longest texts, in characters. */
const LONGEST = { description: 4000, shown: 80, name: 255, person: 100 };

export function orderBody(request: PaymentRequest, posId: string) {
  const { attempt, orderNumber, description, amount, currency, buyer, lines, notifyUrl, continueUrl } = request;
  const products = lines.map(({ name, unitPrice, quantity }) => ({
    name: cut(name, LONGEST.name),
    unitPrice: String(unitPrice),
    quantity: String(quantity),
  }));
  return {
    notifyUrl,
    continueUrl,
    customerIp: customerIp(buyer.customerIp),
    merchantPosId: posId,
    description: cut(description, LONGEST.description),
    visibleDescription: cut(description, LONGEST.shown),
    extOrderId: attempt,
    currencyCode: currency,
    totalAmount: String(amount),
    validityTime: String(request.validSeconds),
    buyer: buyerBody(buyer),
    // An order without a product is refused.
    products: products.length > 0 ? products : [{ name: orderNumber, unitPrice: String(amount), quantity: '1' }],
    ...blikBody(request),
  };
}

function buyerBody({ email, phone, firstName, lastName, language }: Buyer) {
  return {
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(firstName === undefined ? {} : { firstName: cut(firstName, LONGEST.person) }),
    ...(lastName === undefined ? {} : { lastName: cut(lastName, LONGEST.person) }),
    language,
  };
}

/** Without payMethods the payer chooses on PayU's page. Facts of the browser are asked for with a code. */
function blikBody({ method, buyer }: PaymentRequest) {
  if (method.kind === 'redirect') return {};
  return {
    payMethods: { payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: method.code } },
    ...(buyer.browser === undefined ? {} : { riskData: { browser: browserBody(buyer.browser, buyer.customerIp) } }),
  };
}

function browserBody(browser: NonNullable<Buyer['browser']>, address: string) {
  const { accept, userAgent, language, screenWidth, screenHeight, colorDepth, timezoneOffset } = browser;
  const numbers = Object.entries({ screenWidth, screenHeight, colorDepth, timezoneOffset });
  const known = numbers.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
  return {
    acceptHeaders: accept,
    requestIP: customerIp(address),
    userAgent,
    language,
    javaEnabled: false,
    ...Object.fromEntries(known),
  };
}

export const refundBody = ({ refundId, amount, description }: RefundRequest) => ({
  refund: {
    description: cut(description, LONGEST.description),
    amount: String(amount),
    extRefundId: refundId,
    currencyCode: 'PLN',
  },
});

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');
