export interface Phrase {
  text: string;
  set: boolean;
}

/** Splits "Naczynia na *zwykły* dzień" at its pairs of asterisks; an asterisk without a pair is only an asterisk. */
export function phrases(heading: string): Phrase[] {
  return heading
    .split(/\*([^*]+)\*/)
    .map((text, place) => ({ text, set: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
