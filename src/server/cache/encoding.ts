/** Encoding of a cached page or a file; pages are cached in brotli. */
export type KeptEncoding = 'br' | 'gzip' | 'identity';
/** Encoding of a page that was made for one request. */
export type Encoding = KeptEncoding | 'zstd';

const KEPT = ['br', 'gzip'] as const;
const MADE = ['zstd', 'br', 'gzip'] as const;
/** Most codings that are read; browsers send far fewer. */
const MOST_CODINGS = 20;

/**
 * Best encoding that a request accepts (RFC 9110, 12.5.3), for a compressed body. A header that cannot be read, or that
 * refuses everything, gets it as it is: an answer is more use than 406.
 */
export const chooseEncoding = (header: string | undefined): KeptEncoding => chosen(header, KEPT, kept);

/** Best encoding for a body that is compressed now, where zstd costs least. */
export const chooseMadeEncoding = (header: string | undefined): Encoding => chosen(header, MADE, made);

function chosen<E extends Encoding>(
  header: string | undefined,
  offered: readonly E[],
  known: Map<string, E | 'identity'>,
) {
  if (header === undefined || header === '') return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = bestOf(readWeights(header), offered);
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

/** Browsers send a handful of headers in all. */
const kept = new Map<string, KeptEncoding>();
const made = new Map<string, Encoding>();
const MOST_KNOWN = 100;

function bestOf<E extends Encoding>(weights: ReadonlyMap<string, number>, offered: readonly E[]): E | 'identity' {
  let best: E | 'identity' = 'identity';
  let most = 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > most) {
      best = coding;
      most = weight;
    }
  }
  return (weights.get('identity') ?? 0) > most ? 'identity' : best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',', MOST_CODINGS)) {
    const [coding = '', ...parameters] = part.split(';');
    const name = coding.trim().toLowerCase();
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  return weights;
}

/** Weight in `q=0.5`; anything but a number between 0 and 1 is a refusal. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters.map((one) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(one)?.[1]).find((value) => value !== undefined);
  if (written === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written) : 0;
}
