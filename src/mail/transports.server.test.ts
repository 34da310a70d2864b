import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail } from './compose.server.ts';
import { MailRefused, type OutgoingMail } from './model.ts';
import { outboxTransport } from './outbox.server.ts';
import { smtpTransport } from './smtp.server.ts';

const sender = { name: 'Glinianka, „pracownia”', address: 'sklep@example.pl' };
const mail: OutgoingMail = {
  id: '7a0e2f6e-6c5b-4f0a-9c51-0d4b9d1f0c11',
  kind: 'test',
  recipient: 'zażółć@example.pl',
  subject: 'Kubek Codzienny wrócił na półkę',
  text: 'Dzień dobry,\n.kropka na początku\n',
  html: '<p>Dzień dobry,</p>',
  createdAt: Date.parse('2026-11-21T10:00:00Z'),
};
const compose = (one: OutgoingMail) => composeMail(one, sender, 'sklep.example.pl');

describe('a composed mail', () => {
  it('says who, to whom, what and when, in text and in HTML', async () => {
    const message = (await compose({ ...mail, recipient: 'ala@example.pl' })).toString('utf8');
    expect(message).toContain('To: ala@example.pl\r\n');
    expect(message).toContain('<sklep@example.pl>\r\n');
    expect(message).toContain(`Message-ID: <${mail.id}@sklep.example.pl>\r\n`);
    expect(message).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000\r\n');
    expect(message).toContain('Auto-Submitted: auto-generated\r\n');
    expect(message).toMatch(/multipart\/alternative/);
    expect(message.indexOf('text/plain')).toBeLessThan(message.indexOf('text/html'));
  });

  it('is the same bytes each time', async () => {
    const attachments = [{ name: 'żółw.txt', type: 'text/plain', content: Buffer.from('treść') }];
    for (const one of [mail, { ...mail, attachments }]) expect(await compose(one)).toEqual(await compose({ ...one }));
  });

  it('carries its attachments and whom to answer', async () => {
    const attachments = [{ name: 'plan.png', type: 'image/png', content: Buffer.from('obraz') }];
    const message = (await compose({ ...mail, replyTo: 'ola@example.pl', attachments })).toString('utf8');
    expect(message).toContain('Reply-To: ola@example.pl\r\n');
    expect(message).toMatch(/Content-Type: image\/png; name=plan\.png/);
    expect(message).toContain('Content-Disposition: attachment; filename=plan.png');
    expect(message).toContain(Buffer.from('obraz').toString('base64'));
  });

  it('shows a picture that its words name in its place, and hands out any other', async () => {
    const attachments = [{ name: 'plan.png', type: 'image/png', content: Buffer.from('obraz') }];
    const html = '<img src="cid:plan.png" alt="Plan">';
    const message = (await compose({ ...mail, html, attachments })).toString('utf8');
    expect(message).toMatch(/multipart\/related/);
    expect(message).toContain('Content-ID: <plan.png>');
    expect(message).toContain('Content-Disposition: inline; filename=plan.png');
  });

  it('takes no header from its words', async () => {
    const hostile = { ...mail, recipient: 'ala@example.pl', subject: 'Kubek\r\nBcc: obcy@example.com' };
    const message = (await compose(hostile)).toString('utf8');
    expect(message).not.toMatch(/^Bcc:/m);
  });
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('holds one file a mail, however often it is put there, for its owner only', async () => {
    const outbox = outboxTransport(join(folder, 'outbox'), compose);
    await outbox.send(mail);
    await outbox.send(mail);
    const names = await readdir(join(folder, 'outbox'));
    expect(names).toEqual([`2026-11-21T10-00-00.000Z-${mail.id}.eml`]);
    const [name = ''] = names;
    expect(await readFile(join(folder, 'outbox', name))).toEqual(await compose(mail));
    expect((await stat(join(folder, 'outbox', name))).mode & 0o077).toBe(0);
  });
});

describe('a mail server', () => {
  let server: Server;
  let heard: string[];
  const sockets = new Set<Socket>();

  /** Speaks as much SMTP as one mail needs. */
  async function serve(answers: Record<string, string> = {}): Promise<string> {
    heard = [];
    server = createServer((socket) => {
      sockets.add(socket);
      let data = false;
      let rest = '';
      socket.write('220 test\r\n');
      socket.on('data', (bytes) => {
        rest += bytes.toString('utf8');
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          heard.push(line);
          if (data && line !== '.') continue;
          const word = data ? '.' : (line.split(' ')[0] ?? '').toUpperCase();
          data = word === 'DATA';
          socket.write(`${answers[word] ?? (data ? '354 go on' : '250 ok')}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
  }
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((resolve) => server.close(resolve));
  });

  const ala = { ...mail, recipient: 'ala@example.pl' };

  it('is given the mail as it was composed', async () => {
    const transport = smtpTransport(await serve(), sender, compose);
    await transport.send(ala);
    transport.close();
    expect(heard).toContain('MAIL FROM:<sklep@example.pl>');
    expect(heard).toContain('RCPT TO:<ala@example.pl>');
    expect(heard).toContain(`Message-ID: <${mail.id}@sklep.example.pl>`);
  });

  it('is given several mails over one connection, which is left at the end', async () => {
    const transport = smtpTransport(await serve(), sender, compose);
    for (let n = 0; n < 3; n += 1) await transport.send(ala);
    expect(sockets.size).toBe(1);
    expect(heard.filter((line) => line === '.')).toHaveLength(3);
    transport.close();
    const [socket] = sockets;
    await expect.poll(() => socket?.destroyed).toBe(true);
  });

  it('is given a mail over another connection once it has ended the one before', async () => {
    const transport = smtpTransport(await serve(), sender, compose);
    await transport.send(ala);
    for (const socket of sockets) socket.destroy();
    await transport.send(ala);
    expect(heard.filter((line) => line === '.')).toHaveLength(2);
    transport.close();
  });

  it('lets few in at once', async () => {
    const transport = smtpTransport(await serve(), sender, compose);
    await Promise.all([1, 2, 3, 4, 5].map(() => transport.send(ala)));
    expect(sockets.size).toBeLessThanOrEqual(2);
    transport.close();
  });

  it.each([
    ['RCPT', '550 no such user', true],
    ['.', '554 rejected as spam', true],
    ['RCPT', '451 come later', false],
    ['.', '452 no room', false],
  ])('is understood when it answers %s with %s', async (word, answer, final) => {
    const transport = smtpTransport(await serve({ [word]: answer }), sender, compose);
    const error = await transport.send(ala).catch((thrown: unknown) => thrown);
    transport.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefused).toBe(final);
  });
});
