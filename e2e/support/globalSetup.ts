import { build, isBuilt } from '../../scripts/build.ts';
import { startShop } from './shop.ts';

/** One shop for all tests: built if its sources changed, started on a free port with fresh data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt()) {
    const { code, output } = await build();
    if (code !== 0) throw new Error(`The shop could not be built:\n${output}`);
  }
  const shop = await startShop();
  // Playwright hands the environment on to its workers.
  process.env.E2E_SHOP_URL = shop.url;
  return shop.stop;
}
