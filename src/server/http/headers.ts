import { DATA_POLICY } from '../../kit/dataPolicy.ts';

type Header = readonly [name: string, value: string];

/** Powerful features of browsers that a shop has no use for; `()` is nobody, not even ourselves. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that every answer has. */
export function commonHeaders(shopUrl: string): readonly Header[] {
  const headers: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
  // Only https makes a promise of https; a shop tried on http must stay reachable.
  if (shopUrl.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  return headers;
}

/** Headers of what may run scripts. The shop's own pages may ask for the visitor's location, to find the nearest branch. */
const PAGE_HEADERS: readonly Header[] = [
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', ['geolocation=(self)', ...UNUSED_FEATURES.map((name) => `${name}=()`)].join(', ')],
];

/** Headers beside a Content-Security-Policy. What has `DATA_POLICY` needs none, and is asked for more often than pages. */
export const headersBeside = (policy: string | null | undefined): readonly Header[] =>
  policy === DATA_POLICY ? [] : PAGE_HEADERS;
