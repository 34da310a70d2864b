import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { createCustomers } from '../../customers/service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from '../../customers/testing/accounts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import type { NewEmail } from '../../mail/model.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../orders/testing/emailTerms.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { spoken } from '../../server/testing/spokenTerms.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { createOpinions, type Opinions } from '../service.server.ts';
import { tellRefusal } from './tell.server.ts';

const TERMS = { shortest: 20, longest: 500, photos: 5, on_page: 10 };
const WRITTEN = { rating: 1 as const, content: 'Kupcie gdzie indziej: tanie-kubki.example', author: 'Anna' };

eachDatabase('the author of a refused opinion', (open) => {
  const shop = orderShop(open);
  let opinions: Opinions;
  let mails: NewEmail[];
  beforeEach(() => {
    mails = [];
    const mailbox = { enqueue: async (_: unknown, mail: NewEmail) => `${mails.push(mail)}` };
    const emails = spoken(EMAIL_TERMS);
    opinions = createOpinions(shop.db, () => shop.now, TERMS, undefined, tellRefusal({ mailbox, emails }));
  });

  /** By the link that was mailed for an order. */
  async function bought(language?: string): Promise<string> {
    const order = await shop.placed(await shop.shopper([cup()]));
    const data = JSON.stringify({ ...order.data, ...(language && { language }) });
    return shop.db.write(async (tx) => {
      await tx.updateTable('orders').set({ data }).where('id', '=', order.id).execute();
      return (await opinions.writeBought(tx, { product: 1, order: order.id }, WRITTEN)) ?? '';
    });
  }

  it('is told why by e-mail, once: what, the reason, who decided, and what can be done', async () => {
    const id = await bought();
    await opinions.refuse(id, 'Reklama innego sklepu.');
    await opinions.refuse(id, 'Reklama innego sklepu.');
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['opinion_refused', 'anna@example.pl']]);
    const text = mails[0]?.text ?? '';
    for (const words of [
      WRITTEN.content,
      'Reklama innego sklepu.',
      'Zdecydował o tym człowiek',
      `Napisz na ${EMAIL_TERMS.company.email}`,
      'sądu',
      '/opinia',
    ])
      expect(text).toContain(words);
  });

  it('is told in the language of the order', async () => {
    await opinions.refuse(await bought('en'), 'An advertisement.');
    expect(mails[0]?.subject).toBe('Why we do not show your review: Próba');
    expect(mails[0]?.text).toContain('/en/produkt/');
  });

  it('is told when a published opinion is taken away', async () => {
    const id = await bought();
    await opinions.publish(id);
    expect(mails).toEqual([]);
    await opinions.refuse(id, 'Obraża innych.');
    expect(mails).toHaveLength(1);
  });

  it('is written to at the account in which it was written; without any address nobody is', async () => {
    const clock = () => shop.now;
    const customers = createCustomers({ ...ACCOUNT_TERMS, db: shop.db, clock, mailbox: createMailbox(clock) });
    const visit = await openVisit(createSessions(shop.db, clock), { name: 'witryna', secure: false }, undefined);
    const address = { firstname: 'Ewa', lastname: 'Nowak' };
    const secret = { password: PASSWORD, passwordRepeat: PASSWORD };
    const account = { kind: 'private' as const, address, consents: [], login: 'ewa', email: 'ewa@example.pl' };
    expect((await customers.register(visit, { ...account, ...secret }, '')).ok).toBe(true);
    const own = await opinions.write(1, WRITTEN, visit.customer);
    const guest = await opinions.write(1, { ...WRITTEN, content: 'Coś zupełnie innego o kubku' }, undefined);
    for (const id of [own, guest]) await opinions.refuse(id ?? '', 'Nie na temat.');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ewa@example.pl']);
  });
});
