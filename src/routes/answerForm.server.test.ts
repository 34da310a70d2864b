import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Contact, createContact } from '../content/contact/service.server.ts';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/open.server.ts';
import { fileTerms } from '../files/model.ts';
import { createUploads, type Uploads } from '../files/service.server.ts';
import { createInbox } from '../forms/inbox.server.ts';
import { createMailbox } from '../mail/service.server.ts';
import { EMAIL_TERMS } from '../mail/testing/emailTerms.ts';
import type { Visit } from '../session/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { filesSettings } from '../settings/filesFile.ts';
import { diskFiles } from '../storage/disk.server.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { PageOutcome } from './outcomes.ts';
import type { ShopServices } from './services.ts';
import { pageRequest } from './testing/pageRequest.ts';

describe('the action of the contact form', () => {
  let folder: string;
  let db: Db;
  let uploads: Uploads;
  let contact: Contact;
  let shop: Partial<ShopServices>;
  let visit: Visit;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-action-'));
    db = await openDatabase({ file: join(folder, 'shop.db') });
    uploads = createUploads({
      db,
      clock: Date.now,
      files: diskFiles(folder),
      parts: folder,
      terms: fileTerms(v.parse(filesSettings, {})),
    });
    const texts = {};
    const inbox = createInbox({
      db,
      clock: Date.now,
      mailbox: createMailbox(Date.now),
      uploads,
      emails: EMAIL_TERMS,
      mayWrite: async () => true,
    });
    contact = createContact({ inbox, texts, shopName: 'Próba' });
    const files = { uploads, limits: { bytes: 200_000, parts: 20, stallMs: 60_000 } };
    shop = { texts, contact, files };
    const sessions = createSessions(db, Date.now);
    visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  const answer = (request: Request, live = true) =>
    answerForm(pageRequest({ shop, visit, request, live }), contact, withEmail('/kontakt#napisz'));
  function post(fields: Record<string, string | File>, live?: boolean) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return answer(new Request('http://x/kontakt', { method: 'POST', body }), live);
  }
  const VALUES = { contact_name: 'Ala', contact_email: 'ala@example.pl', contact_message: 'Dzień dobry' };

  it('gives all that was typed back when the store has no room', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const form = { ...contact, send: () => Promise.reject(full) };
    const body = new FormData();
    for (const [name, value] of Object.entries(VALUES)) body.append(name, value);
    const request = new Request('http://x/kontakt', { method: 'POST', body });
    const reportError = vi.fn();
    const asked = { ...pageRequest({ shop, visit, request, live: false }), reportError };
    expect(await answerForm(asked, form, withEmail('/kontakt'))).toMatchObject({
      state: 'refused',
      why: 'unavailable',
      values: VALUES,
    });
    expect(reportError).toHaveBeenCalledWith(full);
  });

  it('tells a file that is refused with everything else that is wrong, and keeps the others', async () => {
    const answered = await post({
      ...VALUES,
      contact_email: 'ala',
      files: new File(['MZ'], 'a.exe'),
      'files ': new File(['treść'], 'b.txt'),
    });
    expect(answered).toMatchObject({
      state: 'faults',
      faults: [{ name: 'contact_email' }, { name: 'files', message: expect.stringContaining('a.exe') }],
      kept: [{ name: 'b.txt' }],
      values: { contact_name: 'Ala', contact_email: 'ala', contact_order: '' },
    });
    const refused = await post({ ...VALUES, files: new File(['MZ'], 'a.exe') });
    expect(refused).toMatchObject({ state: 'faults', faults: [{ name: 'files' }] });
  });

  it('leads a document that was posted on to what became of it', async () => {
    const answered: unknown = await post(VALUES, false).catch((thrown: unknown) => thrown);
    const to = answered instanceof PageOutcome ? answered.to : undefined;
    expect(to).toMatch(/^\/kontakt\?wyslano=[\da-f-]{36}#napisz$/);
    const find = (address: string) =>
      sentForm(pageRequest({ shop, request: new Request(`http://x${address}`) }), contact);
    expect(await find(to ?? '')).toMatchObject({ state: 'sent', email: 'ala@example.pl' });
    expect(await find('/kontakt?wyslano=1')).toBeUndefined();
    expect(await find('/kontakt')).toBeUndefined();
  });

  it('sends nothing that a program has filled in', async () => {
    expect(await post({ ...VALUES, contact_www: 'x' })).toMatchObject({ state: 'refused', why: 'robot' });
  });

  it('gives back what was typed before a body became too large', async () => {
    const answered = await post({ ...VALUES, files: new File([new Uint8Array(300_000)], 'a.bin') });
    expect(answered).toMatchObject({ state: 'refused', why: 'tooLarge', values: VALUES });
  });

  it('says of too many words that they are too many, not of files', async () => {
    const { contact_message: _, ...short } = VALUES;
    const answered = await post({ ...short, contact_message: 'x'.repeat(100_001) });
    expect(answered).toMatchObject({ state: 'refused', why: 'longText', values: short });
  });

  it('answers whatever is sent, with values that can be shown', async () => {
    const name = fc.constantFrom(
      'contact_name',
      'contact_email',
      'contact_message',
      'contact_order',
      'uploaded',
      'removed',
      'x',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constantFrom('', 'a@b.pl', 'x'.repeat(20_000)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (fields) => {
        const answered = await post(Object.fromEntries(fields));
        if (!('values' in answered)) return;
        for (const text of Object.values<string>(answered.values)) expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a body that ends in the middle', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const request = new Request('http://x/kontakt', { method: 'POST', headers, body: '--x\r\nContent-Dis' });
    await expect(answer(request)).rejects.toMatchObject({ status: 400 });
  });
});
