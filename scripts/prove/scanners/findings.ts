/** Something that a scanner holds to be wrong. */
export interface Finding {
  /** Kind of fault, in the scanner's own words. */
  kind: string;
  /** Request and parameter. */
  where: string;
  told: string;
}

interface Allowed {
  kind: string;
  told: RegExp;
  because: string;
}

/** What a scanner may say of the shop, as it is wrong there. */
const ALLOWED: readonly Allowed[] = [
  {
    kind: 'HTTP Secure Headers',
    told: /^X-XSS-Protection is not set$/,
    because: 'browsers have dropped the header, and the one that had it longest could be misled by it',
  },
  {
    kind: 'HTTP Secure Headers',
    told: /^Strict-Transport-Security is not set$/,
    because: 'it is sent where SHOP_URL is https, and the scanner asks by http',
  },
  {
    kind: 'Cross Site Request Forgery',
    told: /^Lack of anti CSRF token$/,
    because:
      'a write must come from the shop’s own origin (src/server/http/sameOrigin.ts), so that no form needs a token',
  },
  {
    kind: 'HttpOnly Flag cookie',
    told: /^HttpOnly flag is not set in the cookie : sesja$/,
    because:
      'scripts ask by it whether there is anything of the shopper’s own; it holds no more than that (src/session/marker.ts)',
  },
  {
    kind: 'Secure Flag cookie',
    told: /^Secure flag is not set in the cookie : (?:sesja|witryna)$/,
    because: 'it is set where SHOP_URL is https (src/session/cookie.ts), and the scanner asks by http',
  },
];

/** Why a finding is none; undefined where it counts. */
export const whyAllowed = ({ kind, told }: Finding): string | undefined =>
  ALLOWED.find((one) => one.kind === kind && one.told.test(told))?.because;

/** Splits findings into those that count, and lines about the others, one a reason. */
export function sifted(findings: readonly Finding[]): { faults: Finding[]; allowed: string[] } {
  const allowed = new Map<string, number>();
  const faults = findings.filter((finding) => {
    const because = whyAllowed(finding);
    if (because === undefined) return true;
    const line = `${finding.kind}, „${finding.told}”: ${because}`;
    allowed.set(line, (allowed.get(line) ?? 0) + 1);
    return false;
  });
  return { faults, allowed: [...allowed].map(([line, count]) => `${count} × ${line}`) };
}

export const lineOf = ({ kind, where, told }: Finding): string => `${kind}: ${where}: ${told}`;
