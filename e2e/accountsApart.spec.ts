import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyButton, signOut, withKey, withoutOffer } from './support/account.ts';
import { freePort, type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** One shop whose accounts service is on another origin of the same site: two programs, one folder, one store. */
let folder: string;
let shop: RunningShop;
let accounts: RunningShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-apart-'));
  const [own, apart] = [await freePort(), await freePort()];
  const shopDir = join(folder, 'shop');
  cpSync('shop', shopDir, { recursive: true });
  const file = join(shopDir, 'shop.yaml');
  const passkeys = {
    service: `http://localhost:${apart}`,
    shops: [`http://localhost:${own}`],
  };
  writeFileSync(file, `${readFileSync(file, 'utf8')}\npasskeys: ${JSON.stringify(passkeys)}\n`);
  const env = { SHOP_DIR: shopDir, RATE_LIMITS: '0' };
  shop = await startShop(env, { port: own });
  accounts = await startShop(env, { port: apart, dataDir: shop.dataDir });
});
test.afterAll(async () => {
  await accounts?.stop();
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('keys are made and used on the origin of the accounts, and open the shop', async ({ newContext }) => {
  const context = await newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/webAuthn/')) asked.push(request.url().replace(accounts.url, 'accounts:'));
  });
  await withKey(page, shop.url);
  expect(asked).toEqual([
    'accounts:/accounts/webAuthn/generateRegisterRequest.php',
    'accounts:/accounts/webAuthn/register.php',
  ]);
  await signOut(page);
  await withoutOffer(page);
  asked.length = 0;
  await page.goto('/logowanie?dalej=/konto/zgody');
  const answered = page.waitForResponse(/login\.php/);
  await keyButton(page).click();
  const headers = (await answered).headers();
  expect(headers['access-control-allow-origin']).toBe(shop.url);
  expect(headers['access-control-allow-credentials']).toBe('true');
  await expect(page).toHaveURL('/konto/zgody');
  expect(asked.at(-1)).toBe('accounts:/accounts/webAuthn/login.php');
});

test('the shop lets its pages ask there and nowhere else, and the accounts answer only the shop that is named', async ({
  newContext,
  guard,
}) => {
  guard.allowConsole(/403|CORS|generateLoginRequest/);
  guard.allowRequest(/generateLoginRequest/);
  const { request } = await newContext();
  const policy = (await request.get(`${shop.url}/logowanie`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${accounts.url};`);
  expect((await request.get(`${accounts.url}/logowanie`)).headers()['content-security-policy']).toContain(
    "connect-src 'self';",
  );
  const from = async (origin: string) => {
    const answer = await request.post(`${accounts.url}/accounts/webAuthn/generateLoginRequest.php`, {
      form: { domain: 'localhost' },
      headers: { Origin: origin },
    });
    return answer.status();
  };
  expect(await from(shop.url)).toBe(200);
  expect(await from(`http://localhost:${await freePort()}`)).toBe(403);
});
