import { type Random, randomOf } from './random.ts';

/**
 * Made-up words with the sound of Polish, as names of models and patterns are. How often each comes follows Zipf's law: a few
 * everywhere, most of them once or twice, as in the names of a large shop.
 */

const WORDS = 600_000;
const SEED = 48271;

const ONSETS = 'b br c cz d dr f g gr h j k kl kr l ł m n p pl pr r rz s sk st sz ś t tr w wr z ż ź ć'.split(' ');
const VOWELS = 'a a e e i o o u y ó ą ę'.split(' ');
const ENDINGS = 'ka ek nica arz ina owa acz anka izna uch el nik ówka ica on is ara eta iec awa usz ość yna or'.split(
  ' ',
);

const oneOf = (random: Random, from: readonly string[]) => from[random.below(from.length)] ?? '';

/** Word of a place in the order of frequency. */
function wordAt(rank: number): string {
  const random = randomOf(SEED, rank);
  const syllables = 1 + random.below(2) + (rank > 1000 ? 1 : 0);
  const start = Array.from({ length: syllables }, () => oneOf(random, ONSETS) + oneOf(random, VOWELS)).join('');
  const word = start + oneOf(random, ONSETS) + oneOf(random, ENDINGS);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const LEAST_SHARE = 1_000_000;

export function drawWord(random: Random): string {
  const share = random.below(LEAST_SHARE) / LEAST_SHARE;
  return wordAt(Math.floor(WORDS ** share));
}
