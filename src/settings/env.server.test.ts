import { describe, expect, it } from 'vitest';
import { readSettings } from './env.server.ts';

describe('settings from the environment', () => {
  it('has a default for everything', () => {
    const read = readSettings({});
    expect(read).toMatchObject({
      ok: true,
      value: { port: 3000, host: 'localhost', shopUrl: 'http://localhost:3000', trustProxy: false, logLevel: 'info' },
    });
  });

  it('takes an empty variable for a missing one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      ok: true,
      value: { port: 3000, databaseUrl: undefined },
    });
  });

  it('names every wrong setting at once, and never its value', () => {
    const read = readSettings({
      PORT: 'abc',
      SHOP_URL: 'https://sklep.pl/x',
      LOG_LEVEL: 'krzyk',
      DATABASE_URL: 'mysql://a:hasło@b',
      SMTP_URL: 'https://a:hasło@b',
    });
    expect(read.ok).toBe(false);
    const lines = read.ok ? [] : read.error;
    expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'SHOP_URL',
      'SMTP_URL',
    ]);
    expect(lines.join('\n')).not.toMatch(/abc|krzyk|hasło/);
  });

  it.each(['https://sklep.pl', 'https://sklep.pl/'])('keeps the origin of %s', (url) => {
    expect(readSettings({ SHOP_URL: url })).toMatchObject({ ok: true, value: { shopUrl: 'https://sklep.pl' } });
  });

  it.each(['smtp://localhost', 'smtps://ala:has%20lo@smtp.example.pl:465'])('takes the mail server %s', (url) => {
    expect(readSettings({ SMTP_URL: url })).toMatchObject({ ok: true, value: { smtpUrl: url } });
  });

  it('trusts a proxy only when told', () => {
    expect(readSettings({ TRUST_PROXY: '1' })).toMatchObject({ ok: true, value: { trustProxy: true } });
    expect(readSettings({ TRUST_PROXY: 'yes' })).toMatchObject({ ok: false });
  });
});
