import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../kit/clock.ts';
import type { EmailTerms } from '../mail/blocks.ts';
import type { PaymentSettings } from '../settings/payments.ts';
import type { TextOverrides } from '../ui/text.ts';
import { createPayu } from './payu/provider.server.ts';
import { type PaymentProvider, type ProblemDetail, SIMULATED } from './port.ts';
import { openSimulator, type Simulator } from './simulator/simulator.server.ts';

/** Path of the simulator's pages in the shop. */
export const SIMULATOR_PATH = '/payu-simulator';

export interface OpenPayments {
  /** Undefined: the shop takes no payments online. */
  provider: PaymentProvider | undefined;
  /** Sources for the `form-action` of pages from whose forms a shopper is led to the provider. */
  formTargets: readonly string[];
  /** The server mounts its pages and lets it reach the shop. */
  simulator: Pick<Simulator, 'pages' | 'connect' | 'run'> | undefined;
  close(): Promise<void>;
}

export interface PaymentsOptions {
  settings: PaymentSettings;
  /** Origin of the shop. */
  shopUrl: string;
  dataDir: string;
  clock: Clock;
  texts: TextOverrides;
  /** Speaks another language to a payer; missing in a shop of one. */
  speak?: EmailTerms['speak'];
  onProblem?(detail: ProblemDetail): void;
  onError?(error: unknown): void;
}

export async function openPayments(options: PaymentsOptions): Promise<OpenPayments> {
  const { settings, clock, onProblem } = options;
  if (settings.kind === 'simulator') return simulated(options, settings.delay);
  const nothing = { formTargets: [], simulator: undefined, close: async () => {} };
  if (settings.kind === 'none') return { ...nothing, provider: undefined };
  const { kind: _, ...keys } = settings;
  const provider = createPayu({ ...keys, clock, ...(onProblem ? { onProblem } : {}) });
  return { ...nothing, provider, formTargets: targets(settings.url) };
}

/** The calls stay in this process and are signed with keys that nobody else has; only the page is open to the world. */
async function simulated(options: PaymentsOptions, delay?: number): Promise<OpenPayments> {
  const { shopUrl, dataDir, clock, texts, speak, onProblem, onError } = options;
  const secret = () => randomBytes(24).toString('hex');
  const keys = { posId: 'symulator', clientId: 'symulator', clientSecret: secret(), secondKey: secret() };
  const simulator = await openSimulator({
    folder: join(dataDir, 'payu-simulator'),
    publicUrl: `${shopUrl}${SIMULATOR_PATH}`,
    clock,
    keys,
    texts,
    timers: true,
    ...(speak ? { speak } : {}),
    ...(delay === undefined ? {} : { delay }),
    ...(onError ? { onError } : {}),
  });
  const provider = createPayu({
    ...keys,
    // Payments of the simulator are never asked for at PayU, should the shop change over.
    id: SIMULATED,
    url: shopUrl,
    clock,
    fetch: async (input, init) => simulator.api.fetch(new Request(input, init)),
    ...(onProblem ? { onProblem } : {}),
  });
  return { provider, formTargets: [], simulator, close: () => simulator.close() };
}

/** PayU answers on one host and shows its pages on others of its own. */
function targets(url: string): string[] {
  const { origin, hostname } = new URL(url);
  return hostname.endsWith('.payu.com') ? ['https://*.payu.com'] : [origin];
}
