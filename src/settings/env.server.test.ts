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

  it.each(['SHOP_URL', 'WEBHOOK_URL', 'PAYU_URL', 'SMTP_URL'])('names a %s that is no address', (name) => {
    for (const text of ['sklep.pl', 'https://', ':']) {
      const read = readSettings({ [name]: text, WEBHOOK_SECRET: 'x'.repeat(32) });
      expect(read.ok ? [] : read.error.map((line) => line.split(':')[0])).toContain(name);
    }
  });

  it.each(['https://sklep.pl', 'https://sklep.pl/'])('keeps the origin of %s', (url) => {
    expect(readSettings({ SHOP_URL: url })).toMatchObject({ ok: true, value: { shopUrl: 'https://sklep.pl' } });
  });

  it.each(['smtp://localhost', 'smtps://ala:has%20lo@smtp.example.pl:465'])('takes the mail server %s', (url) => {
    expect(readSettings({ SMTP_URL: url })).toMatchObject({ ok: true, value: { smtpUrl: url } });
  });

  it('keeps files on disk unless a whole bucket is named, and never tells its secret', () => {
    const bucket = {
      FILES: 's3',
      S3_ENDPOINT: 'https://s3.example.pl/',
      S3_BUCKET: 'pliki-sklepu',
      S3_ACCESS_KEY_ID: 'AKID',
      S3_SECRET_ACCESS_KEY: 'tajne',
    };
    const files = (env: Record<string, string>) => {
      const read = readSettings(env);
      return read.ok ? read.value.files : read.error.join();
    };
    expect(files({})).toEqual({ kind: 'disk' });
    expect(files({ ...bucket, FILES: 'disk' })).toEqual({ kind: 'disk' });
    expect(files(bucket)).toEqual({
      ...{ kind: 's3', endpoint: 'https://s3.example.pl', name: 'pliki-sklepu', region: 'us-east-1' },
      ...{ accessKeyId: 'AKID', secretAccessKey: 'tajne' },
    });
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(files({ ...bucket, [name]: '' })).toMatch(new RegExp(`^${name}: `));
    }
    expect(files({ ...bucket, S3_ENDPOINT: 'http://s3.example.pl' })).toMatch(/^S3_ENDPOINT: /);
    expect(files({ ...bucket, S3_ENDPOINT: 'http://localhost:8080' })).toMatchObject({ kind: 's3' });
    expect(files({ ...bucket, S3_BUCKET: '../inny' })).toMatch(/^S3_BUCKET: /);
    expect(files({ ...bucket, S3_SECRET_ACCESS_KEY: 'taj ne', S3_REGION: 'a b' })).not.toMatch(/taj ne|a b/);
  });

  it('asks an OpenSearch only where one is named, with a whole user or none, and never tells the password', () => {
    const search = (env: Record<string, string>) => {
      const read = readSettings(env);
      return read.ok ? read.value.search : read.error.join();
    };
    const user = { SEARCH_USERNAME: 'sklep', SEARCH_PASSWORD: 'taj:ne' };
    const url = 'https://search.example.pl:9200';
    expect(search({})).toBeUndefined();
    expect(search({ SEARCH_URL: `${url}/` })).toEqual({ url, user: undefined, index: 'witryna' });
    expect(search({ SEARCH_URL: url, SEARCH_INDEX: 'sklep_2', ...user })).toEqual({
      ...{ url, index: 'sklep_2' },
      user: { name: 'sklep', password: 'taj:ne' },
    });
    expect(search({ SEARCH_URL: 'http://localhost:9200' })).toMatchObject({ url: 'http://localhost:9200' });
    for (const wrong of ['http://search.example.pl', 'https://a:b@search.example.pl', `${url}/?q=1`]) {
      expect(search({ SEARCH_URL: wrong }), wrong).toMatch(/^SEARCH_URL: /);
    }
    expect(search({ SEARCH_URL: url, SEARCH_INDEX: 'sklep-2' })).toMatch(/^SEARCH_INDEX: /);
    expect(search({ SEARCH_URL: url, ...user, SEARCH_PASSWORD: '' })).toMatch(/^SEARCH_PASSWORD: /);
    expect(search(user)).toMatch(/^SEARCH_URL: /);
    expect(search({ ...user, SEARCH_USERNAME: 'a:b' })).not.toContain('taj:ne');
  });

  it('runs in as many processes as it is told, else as there are cores, but in one where that one must know of everything', () => {
    const workers = (env: Record<string, string>, cores = 4) => {
      const read = readSettings(env, cores);
      return read.ok ? read.value.workers : read.error;
    };
    expect([1, 4, 64].map((cores) => workers({ PAYMENTS: 'none' }, cores))).toEqual([1, 4, 8]);
    expect(workers({ PAYMENTS: 'none', WORKERS: '12' })).toBe(12);
    expect([workers({}), workers({ WORKERS: '1' })]).toEqual([1, 1]);
    expect(workers({ PAYMENTS: 'none', EDIT_PANEL: '1', WORKERS: '4' })).toBe(1);
    expect(workers({ PAYMENTS: 'none', ROLE: 'work', WORKERS: '4' })).toBe(1);
    expect(workers({ WORKERS: '4' })).toEqual([expect.stringContaining('WORKERS')]);
    for (const wrong of ['0', '-1', 'all', '100']) {
      expect(workers({ PAYMENTS: 'none', WORKERS: wrong })).toEqual([expect.stringContaining('WORKERS')]);
    }
    expect(readSettings({ ROLE: 'boss' })).toMatchObject({ ok: false });
    const replica = { DATABASE_REPLICA_URL: 'postgres://replica/witryna' };
    expect(readSettings(replica)).toMatchObject({
      ok: false,
      error: [expect.stringContaining('DATABASE_URL goes with it')],
    });
    expect(readSettings({ ...replica, DATABASE_URL: 'postgres://db/witryna' })).toMatchObject({ ok: true });
  });

  it('trusts a proxy only when told', () => {
    expect(readSettings({ TRUST_PROXY: '1' })).toMatchObject({ ok: true, value: { trustProxy: true } });
    expect(readSettings({ TRUST_PROXY: 'yes' })).toMatchObject({ ok: false });
  });

  const secret = 'x'.repeat(32);

  it.each(['https://erp.example/events?shop=1', 'http://localhost:4000/', 'http://127.0.0.1/a', 'http://[::1]:9/'])(
    'sends events to %s',
    (url) => {
      expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })).toMatchObject({
        ok: true,
        value: { webhook: { url, secret } },
      });
    },
  );

  it.each([
    [{ WEBHOOK_URL: 'http://erp.example/', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'http://localhost.example/', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'https://a:b@erp.example/', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'ftp://erp.example/', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'https://erp.example/', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'https://erp.example/' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  ])('sends no events with %o', (env, wrong) => {
    const read = readSettings(env);
    expect(read.ok ? [] : read.error.map((line) => line.split(':')[0])).toEqual([wrong]);
  });
});
