/**
 * Lets days go by, two in each, and does what subscriptions have to have done; prints `day MS` before each half of a day and
 * `step` within transactions. Started by a test, twice at once, which kills it at some moment.
 * Usage: node subscriptionRunner.ts PLACE BEGIN   (JSON: {"file": …} or {"url": …}; epoch ms)
 */
import { writeSync } from 'node:fs';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { createPoints } from '../../src/customers/points/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { HOUR } from '../../src/kit/clock.ts';
import { createMailbox } from '../../src/mail/service.server.ts';
import { orderLetters } from '../../src/orders/letters/letters.server.ts';
import { joinNews } from '../../src/orders/life/news.server.ts';
import { createOrders } from '../../src/orders/service.server.ts';
import { LETTER_TERMS } from '../../src/orders/testing/letterTerms.ts';
import { PAYMENT_TERMS } from '../../src/orders/testing/paymentTerms.ts';

const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
let now = Number(process.argv[3]);
const clock = () => now;
const say = (words: string) => void writeSync(1, `${words}\n`);
const step = async () => say('step');
const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
const news = joinNews([
  { placed: step, subscription: step },
  orderLetters(createMailbox(clock), LETTER_TERMS),
  { placed: step, subscription: step },
]);
const points = createPoints(db, clock);
const { subscriptions } = createOrders({ db, clock, baskets, points, payments: PAYMENT_TERMS, news });

for (;;) {
  say(`day ${now}`);
  await subscriptions.run();
  now += 12 * HOUR;
}
