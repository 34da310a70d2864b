/**
 * Lets days go by, two in each, and does what subscriptions have to have done; prints `day MS` before each half of a day and
 * `step` within transactions. Started by a test, twice at once, which kills it at some moment.
 * Usage: node subscriptionRunner.ts PLACE BEGIN   (JSON: {"file": …} or {"url": …}; epoch ms)
 */
import { writeSync } from 'node:fs';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { HOUR } from '../../src/kit/clock.ts';
import { createMailbox } from '../../src/mail/service.server.ts';
import { orderEmails } from '../../src/orders/emails/orderEmails.server.ts';
import { EMAIL_TERMS } from '../../src/orders/testing/emailTerms.ts';
import { joinHooks } from '../../src/orders/transitions/hooks.ts';
import { plainOrders } from '../../src/server/testing/plainOrders.server.ts';
import { subscriptionEmails } from '../../src/subscriptions/listeners.server.ts';

const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
let now = Number(process.argv[3]);
const clock = () => now;
const say = (words: string) => void writeSync(1, `${words}\n`);
const step = async () => say('step');
const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
const mailbox = createMailbox(clock);
const { subscriptions } = plainOrders(db, clock, baskets, {
  hooks: joinHooks([{ placed: step }, orderEmails(mailbox, EMAIL_TERMS), { placed: step }]),
  onSubscription: [step, subscriptionEmails(mailbox, EMAIL_TERMS), step],
});

for (;;) {
  say(`day ${now}`);
  await subscriptions.run();
  now += 12 * HOUR;
}
