import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locate } from '../../scripts/test/engines.ts';
import { freePort } from '../support/shop.ts';
import type { Driver, InPage } from './driver.ts';
import { heard, listen } from './listen.ts';
import { openSession } from './webdriver.ts';

/** The key under which WebDriver hands an element over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's own small browser, on a screen that nobody sees: without one it does not open. */
export async function openWebKit(): Promise<Driver> {
  const [driver, screen] = locate('webkit') ?? [];
  if (driver === undefined || screen === undefined) throw new Error('WebKitGTK is not installed');
  const config = settings();
  const shown = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(shown.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: config },
  });
  const stop = () => {
    driving.kill();
    shown.kill();
    rmSync(config, { recursive: true, force: true });
  };
  const session = await openSession(`http://127.0.0.1:${port}`).catch((error) => {
    stop();
    throw error;
  });

  /** WebDriver tells nothing of the console, so every page is listened to from the first look at it. */
  const run = <Asked, Answer>(script: InPage<Asked, unknown>, asked: Asked) =>
    session.post<Answer>('/execute/sync', {
      script: `(${listen})(); return (${script})(...arguments)`,
      args: [asked],
    });
  return {
    open: (url) => session.post('/url', { url }),
    back: () => session.post('/back'),
    resize: (size) => session.post('/window/rect', size),
    ask: run,
    async find(find, asked) {
      const id = (await run<typeof asked, Record<string, string> | null>(find, asked))?.[ELEMENT];
      if (id === undefined) return undefined;
      return {
        press: () => session.post(`/element/${id}/click`),
        type: (text) => session.post(`/element/${id}/value`, { text }),
      };
    },
    complaints: () => run(heard, null),
    async close() {
      await session.end().finally(stop);
    },
  };
}

/** The bar of the small browser is wider than a phone unless its buttons are bare; motion off, as in the other engines. */
function settings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-webkit-'));
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(join(gtk, 'gtk.css'), 'button, entry { min-width: 0; padding: 0; border-width: 0; }');
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}
