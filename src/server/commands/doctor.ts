import { type Clock, systemClock } from '../../kit/clock.ts';
import type { Settings } from '../../settings/env.server.ts';
import { bucket } from './doctor/files.ts';
import type { Finding } from './doctor/finding.ts';
import { dataFolder, shopFolder } from './doctor/folders.ts';
import { addresses, mail, payments } from './doctor/network.ts';
import { store } from './doctor/store.ts';
import { say } from './say.ts';

/** `witryna doctor`: says what is wrong with the place that the shop runs in, and what to do; 1 when something is. */
export async function runDoctor(settings: Settings): Promise<number> {
  const found = await diagnose(settings);
  for (const { what, todo } of found) say(todo === undefined ? `ok  ${what}` : `!   ${what}: ${todo}`);
  return found.every(({ todo }) => todo === undefined) ? 0 : 1;
}

export async function diagnose(settings: Settings, clock: Clock = systemClock): Promise<Finding[]> {
  return [
    await shopFolder(settings),
    await dataFolder(settings),
    ...(await bucket(settings)),
    ...(await store(settings, clock)),
    ...(await addresses(settings)),
    payments(settings),
    await mail(settings),
  ];
}
