/** How a kept page is sent; brotli is how it is kept. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;
/** What browsers send is far shorter; the rest is read no further. */
const MOST_CODINGS = 20;

/**
 * The best of our encodings that a request takes (RFC 9110, 12.5.3). A header that cannot be read, or that refuses
 * everything, gets the page as it is: an answer is more use than 406.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = bestOf(readWeights(header));
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

/** Browsers send a handful of headers in all. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 100;

function bestOf(weights: ReadonlyMap<string, number>): Encoding {
  let best: Encoding = 'identity';
  let most = 0;
  for (const coding of PREFERRED) {
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
