import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const bundle = join(import.meta.dirname, '../build/server/index.js');

function check(shopDir: string): { status: number | null; lines: string[] } {
  const env = { PATH: process.env.PATH, SHOP_DIR: shopDir, DATA_DIR: join(shopDir, 'none'), NODE_ENV: 'production' };
  const { status, stdout } = spawnSync(process.execPath, [bundle, 'check'], { env, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('check finds nothing in the demo shop, and what would cost money in another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-check-'));
  try {
    const { status: whole, lines: demo } = check('shop');
    expect(whole).toBe(0);
    expect(demo).toEqual([
      expect.stringMatching(/^note: law\/notice\.png or law\/notice\.jpg is missing/),
      expect.stringMatching(/^note: law\/notice\.en\.png or law\/notice\.en\.jpg is missing/),
      expect.stringContaining('durability_guarantee.label is missing for czajnik-nocny'),
      expect.stringMatching(/^73 products, 0 mistakes/),
    ]);
    cpSync('shop', folder, { recursive: true });
    const change = (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(folder, file), text.replace(from, to));
    };
    change('content/menu.yaml', '/strona/zeszyt', '/strona/zeszyty');
    change('content/menu.yaml', '/zamowienie/znajdz/odstapienie', '/kontakt');
    change('content/strips.yaml', 'STÓŁ10', 'STOL11');
    rmSync(join(folder, 'products/czajnik-nocny.yaml'));
    rmSync(join(folder, 'pages/polityka-prywatnosci.md'));
    writeFileSync(join(folder, 'theme.css'), '@layer theme {\n  :root {\n    --ink: #201510;\n  }\n}\n');
    const { status, lines } = check(folder);
    expect(status).toBe(1);
    const told = lines.join('\n');
    for (const mistake of [
      'products/zestaw-herbaciany-nocny.yaml:27 bundle.0.product: expected the id of a product of the shop, found 1023',
      'content/menu.yaml:16 footer.1.links.2.to: expected the address of a page that is there, found /strona/zeszyty',
      'theme.css:3 --ink: expected at least 4.5:1 against --paper in the dark scheme, found 1.',
      'content/strips.yaml:4 code.code: expected a code of rebates.yaml, found STOL11',
      'expected what forms link to: pages/polityka-prywatnosci.md',
      'legal: expected a link by which a consumer withdraws from a contract',
    ]) {
      expect(told).toContain(mistake);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
