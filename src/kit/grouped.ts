/** Digits of a whole number in groups of three, from four digits on: "1 234" where Polish custom would leave 1234 together. */
export const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
