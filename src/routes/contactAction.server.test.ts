import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContact } from '../content/contact/service.server.ts';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/open.server.ts';
import { fileTerms } from '../files/model.ts';
import { createUploads, type Uploads } from '../files/service.server.ts';
import { createMailbox } from '../mail/service.server.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { filesSettings } from '../settings/filesFile.ts';
import { answerContact } from './contactAction.server.ts';
import { type ShopServices, services, visit, visitor } from './context.server.ts';

describe('the action of the contact form', () => {
  let folder: string;
  let db: Db;
  let uploads: Uploads;
  let context: RouterContextProvider;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-action-'));
    db = await openDatabase({ file: join(folder, 'shop.db') });
    uploads = createUploads({ db, clock: Date.now, folder, terms: fileTerms(v.parse(filesSettings, {})) });
    const texts = {};
    const contact = createContact({
      db,
      clock: Date.now,
      mailbox: createMailbox(Date.now),
      uploads,
      texts,
      shopName: 'Próba',
      recipient: 'sklep@example.pl',
      mayWrite: () => true,
    });
    const files = { uploads, limits: { bytes: 200_000, parts: 20, stallMs: 60_000 } };
    context = new RouterContextProvider();
    context.set(services, { texts, contact, files } as unknown as ShopServices);
    const sessions = createSessions(db, Date.now);
    context.set(visit, await openVisit(sessions, { name: 'witryna', secure: false }, undefined));
    context.set(visitor, 'a');
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  function post(fields: Record<string, string | File>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return answerContact(new Request('http://x/kontakt', { method: 'POST', body }), context);
  }
  const VALUES = { contact_name: 'Ala', contact_email: 'ala@example.pl', contact_message: 'Dzień dobry' };

  it('tells a file that is refused with everything else that is wrong, and keeps the others', async () => {
    const answer = await post({
      ...VALUES,
      contact_email: 'ala',
      files: new File(['MZ'], 'a.exe'),
      'files ': new File(['treść'], 'b.txt'),
    });
    expect(answer).toMatchObject({
      state: 'faults',
      faults: [{ name: 'contact_email' }, { name: 'files', message: expect.stringContaining('a.exe') }],
      kept: [{ name: 'b.txt' }],
      values: { contact_name: 'Ala', contact_email: 'ala', contact_order: '' },
    });
    const refused = await post({ ...VALUES, files: new File(['MZ'], 'a.exe') });
    expect(refused).toMatchObject({ state: 'faults', faults: [{ name: 'files' }] });
  });

  it('sends nothing that a program has filled in', async () => {
    expect(await post({ ...VALUES, contact_www: 'x' })).toMatchObject({ state: 'refused', why: 'robot' });
  });

  it('gives back what was typed before a body became too large', async () => {
    const answer = await post({ ...VALUES, files: new File([new Uint8Array(300_000)], 'a.bin') });
    expect(answer).toMatchObject({ state: 'refused', why: 'tooLarge', values: VALUES });
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
        const answer = await post(Object.fromEntries(fields));
        if (!('values' in answer)) return;
        for (const text of Object.values(answer.values)) expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a body that ends in the middle', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const request = new Request('http://x/kontakt', { method: 'POST', headers, body: '--x\r\nContent-Dis' });
    await expect(answerContact(request, context)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
