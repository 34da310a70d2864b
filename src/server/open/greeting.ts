import type { Settings } from '../../settings/env.server.ts';
import type { OpenShop } from './shop.ts';

const PAYMENT_LINES: Record<Settings['payments']['kind'], string[]> = {
  payu: [],
  simulator: ['  ! Payments are simulated: nobody is charged. README says how PayU is set up.'],
  none: ['  No payments online: PAYU_URL and what belongs to it are not set.'],
};

/** Last lines after the start: where the shop is, what is in it, what to do next. */
export function greeting(settings: Settings, shop: OpenShop): string[] {
  const store = settings.databaseUrl === undefined ? settings.dataDir : `${settings.dataDir}, PostgreSQL`;
  const plainHttp =
    settings.shopUrl.startsWith('http:') &&
    !/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(settings.shopUrl);
  return [
    '',
    `  ${shop.file.name} is open at ${settings.shopUrl}`,
    `  Products: ${settings.shopDir}`,
    `  Data: ${store}`,
    ...(plainHttp
      ? ['  On plain http sessions cannot be kept: __Host- cookies need https. Set SHOP_URL to an https address.']
      : []),
    ...PAYMENT_LINES[settings.payments.kind],
    '',
    `  Next: change a file in ${settings.shopDir}: the shop shows it at once. A feed comes in by npm run import -- FILE`,
  ];
}
