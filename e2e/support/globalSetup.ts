import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../../scripts/build.ts';
import { findHeadless } from '../../scripts/test/chromium.ts';
import { showParts } from '../parts/site.ts';
import { createCertificate } from './httpsProxy.ts';
import { keepPictures, prepareData } from './prepared.ts';
import { startShop } from './shop.ts';

/**
 * The two shops that all tests share: built if their sources changed, started on free ports. One is only looked at, one
 * (`desk.ts`) is ordered from. Beside them the page of parts.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const chromium = await findHeadless();
  if ('problem' in chromium) throw new Error(chromium.problem);
  if (!isBuilt()) {
    const { code, output } = await build();
    if (code !== 0) throw new Error(`The shop could not be built:\n${output}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'witryna-e2e-run-'));
  // The first shop compiles the program for all that start after it, and for the commands that tests give.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const prepared = join(folder, 'data');
  const stops: (() => Promise<void>)[] = [];
  /** What is started and is stopped at the end, whatever becomes of the others. */
  const stopped = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>): Promise<Started> => {
    const started = await starting;
    stops.push(() => started.stop());
    return started;
  };
  const end = async () => {
    for (const stop of stops) await stop();
    keepPictures(prepared);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [parts] = await Promise.all([stopped(showParts(join(folder, 'parts'))), prepareData(prepared)]);
    // Playwright hands the environment on to its workers.
    process.env.E2E_PREPARED = prepared;
    process.env.E2E_CERTIFICATE = JSON.stringify(await createCertificate());
    // At the shop that is looked at all tests come from one address, and send more forms in a minute than a visitor may in an hour.
    const stocked = wellStocked(join(folder, 'shop'));
    const [shop, desk] = await Promise.all([
      stopped(startShop({ RATE_LIMITS: '20' }, { ahead: true })),
      stopped(
        startShop({ RATE_LIMITS: '0', PAYMENTS: 'simulator:50', SHOP_DIR: stocked }, { store: 'empty', ahead: true }),
      ),
    ]);
    Object.assign(process.env, {
      E2E_PARTS_URL: parts.url,
      E2E_SHOP_URL: shop.url,
      E2E_DESK_URL: desk.url,
      E2E_DESK_DATA: desk.dataDir,
    });
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** The demo shop with enough of the cup that most tests order: twenty orders would leave none. */
function wellStocked(folder: string): string {
  cpSync('shop', folder, { recursive: true });
  const file = join(folder, 'products/kubek-codzienny-kobalt.yaml');
  const few = 'stock: { pracownia: 14, sklepik: 3 }';
  const text = readFileSync(file, 'utf8');
  if (!text.includes(few)) throw new Error(`${file} has no „${few}” that could become more`);
  writeFileSync(file, text.replace(few, 'stock: { pracownia: 1400, sklepik: 3 }'));
  return folder;
}
