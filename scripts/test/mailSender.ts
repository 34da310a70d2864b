/**
 * Sends the mails that wait in a database into an outbox folder, and prints the id of each before and after it is put
 * there. Started by tests, which kill it at some moment.
 * Usage: node mailSender.ts FILE FOLDER NOW
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/db/open.server.ts';
import { composeMail } from '../../src/mail/compose.server.ts';
import { outboxTransport } from '../../src/mail/outbox.server.ts';
import { createDelivery } from '../../src/mail/service.server.ts';

const [file, folder, now] = process.argv.slice(2);
if (!file || !folder || !now) throw new Error('usage: mailSender.ts FILE FOLDER NOW');

const db = await openDatabase({ file });
const sender = { name: 'Próba', address: 'sklep@example.pl' };
const outbox = outboxTransport(folder, (mail) => composeMail(mail, sender, 'example.pl'));
const transport: typeof outbox = {
  ...outbox,
  async send(mail) {
    writeSync(1, `sending ${mail.id}\n`);
    await outbox.send(mail);
    writeSync(1, `sent ${mail.id}\n`);
  },
};
const delivery = createDelivery({
  db,
  transport,
  clock: () => Number(now),
  onFailure: ({ error }) => {
    throw error;
  },
});
await delivery.run();
await delivery.stop();
await db.close();
