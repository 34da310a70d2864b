import { expect, it } from 'vitest';
import type { Inbox } from '../../forms/inbox.server.ts';
import { err, ok } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { createOpinionReports } from './service.server.ts';

const OPINION = { id: 'abc', author: 'Jan', content: 'Pękł po tygodniu.' };
const CUP = { id: 1002, slug: 'kubek-lesny', name: 'Kubek Leśny' };
const GIVEN = { report_reason: 'To obraża.', report_name: 'Ewa Nowak', report_email: 'Ewa@example.pl' };
const SENDING = { files: [], trapped: false, from: '203.0.113.9' };

function reports(waits: number) {
  const sent: Parameters<Inbox['send']>[2][] = [];
  const asked: string[] = [];
  const form = createOpinionReports({
    inbox: {
      async send(_, __, message) {
        sent.push(message);
        return ok({ state: 'sent', email: message.replyTo ?? '', files: 0, emailId: 'mail' });
      },
      find: async () => undefined,
    },
    ...{ texts: {}, said: () => ({}), shopName: 'Glinianka', shopUrl: 'https://sklep.example' },
    waitToMail: async (email) => {
      asked.push(email);
      return waits;
    },
  })(OPINION, CUP);
  const send = (more = {}) => form.send({} as Visit, GIVEN, { ...SENDING, ...more });
  return { form, sent, asked, send };
}

it('a report names the place, the words and who sends it', async () => {
  const { sent, send } = reports(0);
  expect(await send()).toMatchObject({ ok: true });
  const said = JSON.stringify(sent);
  const place = 'https://sklep.example/produkt/kubek-lesny-1002/opinie#opinia-abc';
  for (const part of [place, 'abc', 'Pękł po tygodniu.', 'To obraża.', 'Ewa Nowak']) expect(said).toContain(part);
  expect(sent[0]?.replyTo).toBe('Ewa@example.pl');
});

it('reports with one address have to wait, as its mailbox may be a stranger’s', async () => {
  const { sent, asked, send } = reports(1000);
  expect(await send()).toEqual(err('often'));
  expect(sent).toEqual([]);
  expect(asked).toEqual(['ewa@example.pl']);
});

it('a report of a robot counts for no address', async () => {
  const { asked, send } = reports(0);
  expect(await send({ trapped: true })).toEqual(err('robot'));
  expect(asked).toEqual([]);
});

it('a report gives a reason, a name and an e-mail', () => {
  const { form } = reports(0);
  const faults = form.check({ report_reason: ' ', report_name: '', report_email: 'ewa' });
  expect(faults.map(({ name }) => name)).toEqual(['report_reason', 'report_name', 'report_email']);
});
