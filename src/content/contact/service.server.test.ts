import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { fileTerms } from '../../files/model.ts';
import { createUploads, type Uploads } from '../../files/service.server.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import { createInbox, type Inbox, type Sending } from '../../forms/inbox.server.ts';
import { sweepSentForms } from '../../forms/sentForms.server.ts';
import { DAY, MINUTE } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { createSessions } from '../../session/service.server.ts';
import { type OpenVisit, openVisit } from '../../session/visit.server.ts';
import { filesSettings } from '../../settings/filesFile.ts';
import { diskFiles } from '../../storage/disk.server.ts';
import type { ContactValues } from './model.ts';
import { type Contact, createContact } from './service.server.ts';

const VALUES: ContactValues = {
  contact_name: 'Ala Kowalska',
  contact_email: 'ala@example.pl',
  contact_order: 'Z-1',
  contact_message: 'Kubek <b>\npękł',
};

eachDatabase('messages to the shop', (open) => {
  let db: Db;
  let now: number;
  let folder: string;
  let uploads: Uploads;
  let inbox: Inbox;
  let anInbox: () => Inbox;
  let contact: Contact;
  let visit: OpenVisit;
  let left: number;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    left = 3;
    const clock = () => now;
    folder = await mkdtemp(join(tmpdir(), 'witryna-contact-'));
    uploads = createUploads({
      db,
      clock,
      files: diskFiles(folder),
      parts: folder,
      terms: fileTerms(v.parse(filesSettings, {})),
    });
    anInbox = () =>
      createInbox({
        db,
        clock,
        uploads,
        mailbox: createMailbox(clock),
        emails: EMAIL_TERMS,
        mayWrite: async () => left-- > 0,
      });
    inbox = anInbox();
    contact = createContact({ inbox, texts: {}, shopName: 'Próba' });
    visit = await someone();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const someone = () =>
    openVisit(
      createSessions(db, () => now),
      { name: 'witryna', secure: false },
      undefined,
    );
  const send = (change: Partial<Sending & { values: ContactValues }> = {}, at = contact) =>
    takeForm(at, visit, { values: VALUES, files: [], trapped: false, from: 'a', ...change });
  const mails = () => db.read.selectFrom('mails').selectAll().execute();

  async function upload(name: string, who = visit) {
    const body = (async function* () {
      yield Buffer.from('treść');
    })();
    const kept = await uploads.keep(who, { name, type: 'text/plain', from: '', body });
    if (!kept.ok) throw new Error(kept.error.code);
    return kept.value;
  }

  it('go to the shop, to be answered to whoever wrote', async () => {
    const answer = await send();
    const [mail] = await mails();
    expect(answer).toEqual({ state: 'sent', email: 'ala@example.pl', files: 0, emailId: mail?.id });
    expect(await contact.find(mail?.id ?? '')).toEqual(answer);
    expect(mail).toMatchObject({
      kind: 'contact',
      recipient: 'sklep@example.pl',
      reply_to: 'ala@example.pl',
      subject: 'Wiadomość od: Ala Kowalska',
    });
    expect(mail?.text).toContain(
      'firma: Ala Kowalska\nE-mail lub telefon: ala@example.pl\nNumer zamówienia: Z-1\n\nWiadomość\n---------\n\nKubek <b>\npękł\n',
    );
    expect(mail?.html).toContain('>Kubek &lt;b&gt;<br>pękł</p>');
  });

  it('may ask for a call, which no e-mail answers', async () => {
    const answer = await send({ values: { ...VALUES, contact_email: '512 345 678' } });
    const [mail] = await mails();
    expect(answer).toMatchObject({ state: 'sent', email: '' });
    expect(await contact.find(mail?.id ?? '')).toEqual(answer);
    expect(mail?.reply_to).toBeNull();
    expect(mail?.text).toContain('E-mail lub telefon: 512 345 678\n');
    expect(mail?.text).not.toContain('trafi do nadawcy');
  });

  it('take the files of their writer along, and nobody else’s', async () => {
    const [own, foreign] = [await upload('moje.txt'), await upload('cudze.txt', await someone())];
    expect(await send({ files: [own, foreign] })).toMatchObject({ state: 'sent' });
    const attached = await db.read.selectFrom('mail_attachments').select(['name', 'file']).execute();
    expect(attached).toEqual([{ name: 'moje.txt', file: own.id }]);
    expect(await uploads.remove(visit.session, own.id)).toBe(false);
    now += 2 * DAY;
    await uploads.sweep();
    expect((await uploads.read(own.id)).toString()).toBe('treść');
    now += 30 * DAY;
    await uploads.sweep();
    await expect(uploads.read(own.id)).rejects.toThrow('ENOENT');
  });

  it('come back with all that was typed when something is wrong', async () => {
    const file = await upload('a.txt');
    const values = { ...VALUES, contact_email: 'ala@localhost' };
    const answer = await send({ values, files: [file] });
    expect(answer).toMatchObject({ state: 'faults', values, kept: [file], faults: [{ name: 'contact_email' }] });
    expect(await mails()).toEqual([]);
  });

  it('are refused and say why when they come from a program, are too many or hold too much', async () => {
    expect(await send({ trapped: true })).toMatchObject({ state: 'refused', why: 'robot', values: VALUES });
    const heavy = { id: 'x', name: 'a', type: '', size: 18_000_001 };
    expect(await send({ files: [heavy] })).toMatchObject({ state: 'refused', why: 'tooLarge' });
    left = 1;
    await send();
    const other = { ...VALUES, contact_message: 'Inna' };
    expect(await send({ values: other })).toMatchObject({ state: 'refused', why: 'often', values: other });
    expect(await mails()).toHaveLength(1);
  });

  it('arrive once when they are sent again at once', async () => {
    left = 10;
    const answers = await Promise.all([send(), send()]);
    expect(answers).toEqual([await send(), await send()]);
    expect(await mails()).toHaveLength(1);
    await send({ from: 'b' });
    await send({ from: 'b', files: [await upload('a.txt')] });
    await send({ from: 'b', files: [await upload('a.txt')] });
    expect(await mails()).toHaveLength(3);
    now += 10 * MINUTE;
    await send();
    expect(await mails()).toHaveLength(4);
  });

  it('arrive once when two processes of the shop take them at once', async () => {
    left = 10;
    const other = createContact({ inbox: anInbox(), texts: {}, shopName: 'Próba' });
    const sent = await Promise.all([send(), send({}, other)]);
    expect(sent[0]).toMatchObject({ state: 'sent' });
    expect(sent[1]).toEqual(sent[0]);
    expect(await send({}, other)).toEqual(sent[0]);
    expect(await mails()).toHaveLength(1);
    now += 10 * MINUTE;
    await sweepSentForms(db, now);
    expect(await db.read.selectFrom('sent_forms').selectAll().execute()).toEqual([]);
  });

  it('are found by their own e-mail alone', async () => {
    const mailbox = createMailbox(() => now);
    const other = { kind: 'stock_back', recipient: 'ala@example.pl', subject: 'x', text: 'x', html: 'x' };
    const id = await db.write((tx) => mailbox.enqueue(tx, other));
    expect(await contact.find(id)).toBeUndefined();
    expect(await contact.find('nothing')).toBeUndefined();
  });

  it('may be sent again when they could not be written', async () => {
    const broken = createInbox({
      db: { ...db, write: () => Promise.reject(new Error('full')) },
      clock: () => now,
      uploads,
      mailbox: createMailbox(() => now),
      emails: EMAIL_TERMS,
      mayWrite: async () => true,
    });
    const sending = { files: [], trapped: false, from: 'a' };
    const email = { kind: 'contact', subject: 'x', parts: [{ kind: 'text', text: 'x' } as const], replyTo: 'a@b.pl' };
    await expect(broken.send(visit, sending, email)).rejects.toThrow('full');
    await expect(broken.send(visit, sending, email)).rejects.toThrow('full');
  });
});
