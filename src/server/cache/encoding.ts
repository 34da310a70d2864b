/** How a kept page or a file is sent; brotli is how a page is kept. */
export type KeptEncoding = 'br' | 'gzip' | 'identity';
/** How a page is sent that was made for one request. */
export type Encoding = KeptEncoding | 'zstd';

const KEPT = ['br', 'gzip'] as const;
const MADE = ['zstd', 'br', 'gzip'] as const;
/** What browsers send is far shorter; the rest is read no further. */
const MOST_CODINGS = 20;

/**
 * The best of our encodings that a request takes (RFC 9110, 12.5.3), for what is packed already. A header that cannot be
 * read, or that refuses everything, gets it as it is: an answer is more use than 406.
 */
export const chooseEncoding = (header: string | undefined): KeptEncoding => chosen(header, KEPT, kept);

/** The same for what is packed at once, where zstd costs least. */
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

/** `q=0.5`; what is no weight between 0 and 1 counts as a refusal. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters.map((one) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(one)?.[1]).find((value) => value !== undefined);
  if (written === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written) : 0;
}
