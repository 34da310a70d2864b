const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** „Chrome, Windows”: enough for a person to know their own places again. Empty when nothing is known. */
export function deviceOf(userAgent: string): string {
  const text = userAgent.slice(0, 400);
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(text))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
