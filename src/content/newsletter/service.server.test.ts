import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import { DAY, MINUTE } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { NOBODY } from '../../session/visit.server.ts';
import { createNewsletter, type Newsletter, subscribers, sweepNewsletter } from './service.server.ts';

eachDatabase('the newsletter', (open) => {
  let db: Db;
  let now: number;
  let slept: number[];
  let left: number;
  let newsletter: Newsletter;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    slept = [];
    left = 100;
    let at = 0;
    newsletter = createNewsletter({
      db,
      clock: () => now,
      mailbox: createMailbox(() => now),
      emails: EMAIL_TERMS,
      mayWrite: async () => left-- > 0,
      waitToMail: async (email) => (email === 'pelna@example.pl' ? MINUTE : 0),
      pace: {
        step: 50,
        // Each look at the clock finds it 7 ms later, however long the work took.
        now: () => (at += 7),
        sleep: async (ms) => void slept.push(ms),
      },
    });
  });

  const ask = (email = 'Ala@Example.pl', consent = '1', trapped = false) =>
    takeForm(newsletter.form, NOBODY, {
      values: { mailing_email: email, newsletter_consent: consent },
      files: [],
      trapped,
      from: 'a',
    });
  const mails = () =>
    db.read.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('created_at').execute();
  const lastToken = async (what: string) =>
    new RegExp(`/newsletter/${what}/([\\w-]{43})`).exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const rows = () => db.read.selectFrom('newsletter_subscribers').selectAll().execute();

  it('writes nothing to an address that was asked for too often, and tells nobody so', async () => {
    expect(await ask('Pelna@example.pl')).toMatchObject({ state: 'sent', email: 'pelna@example.pl' });
    expect([await mails(), await rows()]).toEqual([[], []]);
  });

  it('is for who confirms it by the link of an e-mail, once', async () => {
    expect(await ask()).toMatchObject({ state: 'sent', email: 'ala@example.pl' });
    expect(await subscribers(db)).toEqual([]);
    expect(await mails()).toMatchObject([
      { recipient: 'ala@example.pl', subject: 'Potwierdź zapis na newsletter: Próba' },
    ]);
    const token = await lastToken('potwierdz');
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect(await newsletter.toConfirm(token)).toEqual({ email: 'ala@example.pl', works: false });
    now += MINUTE;
    expect(await Promise.all([newsletter.confirm(token), newsletter.confirm(token)])).toContain(true);
    expect(await newsletter.confirm(token)).toBe(false);
    // Pressed or opened once more, it has worked.
    expect(await newsletter.toConfirm(token)).toEqual({ email: 'ala@example.pl', works: true });
    const [row] = await subscribers(db);
    expect(row).toMatchObject({
      email: 'ala@example.pl',
      consent: expect.stringContaining('Chcę dostawać newsletter sklepu Próba'),
      consented_at: now - MINUTE,
      confirmed_at: now,
    });
    expect((await mails()).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('ends by the link of any of its e-mails', async () => {
    await ask();
    await newsletter.confirm(await lastToken('potwierdz'));
    const token = (await rows())[0]?.leave_token ?? '';
    expect((await mails()).some(({ text }) => text.includes(`/newsletter/wypisz/${token}`))).toBe(true);
    expect(await newsletter.toLeave(token)).toBe('ala@example.pl');
    expect([await newsletter.leave(token), await newsletter.leave(token)]).toEqual([true, false]);
    expect(await rows()).toEqual([]);
    expect(await newsletter.toLeave(token)).toBeUndefined();
  });

  it('answers the same for an address that is known, and in the same time', async () => {
    const first = await ask();
    const waiting = await ask();
    await newsletter.confirm(await lastToken('potwierdz'));
    now += 10 * MINUTE;
    const known = await ask();
    expect([waiting, known]).toEqual([first, first]);
    expect(new Set(slept)).toEqual(new Set([43]));
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Newsletter: Próba' });
    expect(await rows()).toMatchObject([{ confirmed_at: now - 10 * MINUTE }]);
  });

  it('does not fill a stranger’s mailbox', async () => {
    for (const minutes of [0, 1, 8, 1]) {
      now += minutes * MINUTE;
      await ask();
    }
    expect(await mails()).toHaveLength(2);
    // The last e-mail's link is the one that counts.
    expect(await newsletter.toConfirm(await lastToken('potwierdz'))).toMatchObject({ email: 'ala@example.pl' });
    left = 0;
    expect(await ask('inny@example.pl')).toMatchObject({ state: 'refused', why: 'often' });
  });

  it('asks for an address, an agreement and a person', async () => {
    const names = async (email: string, consent: string) => {
      const answer = await ask(email, consent);
      return answer.state === 'faults' ? answer.faults.map(({ name }) => name) : [];
    };
    expect(await names('', '')).toEqual(['mailing_email', 'newsletter_consent']);
    expect(await names('ala@localhost', '1')).toEqual(['mailing_email']);
    expect(await names('ala@example.pl', 'x')).toEqual(['newsletter_consent']);
    expect(await ask('ala@example.pl', '1', true)).toMatchObject({ state: 'refused', why: 'robot' });
    expect(await rows()).toEqual([]);
  });

  it('forgets what was not confirmed in a week, and nothing else', async () => {
    await ask();
    const token = await lastToken('potwierdz');
    await ask('bea@example.pl');
    await newsletter.confirm(await lastToken('potwierdz'));
    now += 7 * DAY;
    expect(await newsletter.confirm(token)).toBe(false);
    expect(await sweepNewsletter(db, now)).toBe(1);
    expect((await rows()).map(({ email }) => email)).toEqual(['bea@example.pl']);
  });

  it('takes whatever is sent, writes only to addresses, and is confirmed or left by nobody who guesses', async () => {
    left = Number.POSITIVE_INFINITY;
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'a@.b-+"<>\r\n,ż '), maxLength: 30 }),
      fc.emailAddress(),
      fc.constantFrom('x'.repeat(5000), `${'a'.repeat(60)}@${'b'.repeat(200)}.pl`, 'a@b.pl\r\nBcc: c@d.pl'),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.oneof(fc.constant('1'), text), async (email, consent) => {
        const form = new FormData();
        form.append('mailing_email', email);
        form.append('newsletter_consent', consent);
        const values = newsletter.form.read(form);
        const answered = await takeForm(newsletter.form, NOBODY, { values, files: [], trapped: false, from: 'a' });
        expect(['sent', 'refused', 'faults']).toContain(answered.state);
        if (answered.state === 'sent') expect(consent).toBe('1');
        expect([await newsletter.toConfirm(email), await newsletter.confirm(consent)]).toEqual([undefined, false]);
        expect([await newsletter.toLeave(email), await newsletter.leave(consent)]).toEqual([undefined, false]);
      }),
      { numRuns: 60 },
    );
    for (const { recipient } of await mails()) expect(recipient).toMatch(/^[^\s@,<>]+@[^\s@,<>]+$/);
  });
});
