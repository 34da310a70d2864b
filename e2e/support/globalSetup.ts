import { build, isBuilt } from '../../scripts/build.ts';
import { startShop } from './shop.ts';

/** One shop for all tests: built if its sources changed, started on a free port with fresh data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt()) {
    const { code, output } = await build();
    if (code !== 0) throw new Error(`The shop could not be built:\n${output}`);
  }
  // All tests come from one address, and send more forms in a minute than a visitor may in an hour.
  const shop = await startShop({ RATE_LIMITS: '20' });
  // Playwright hands the environment on to its workers.
  process.env.E2E_SHOP_URL = shop.url;
  return shop.stop;
}
