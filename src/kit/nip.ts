const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Checks ten digits by the tax office's check digit; ten equal digits would pass it and are refused. */
export function isPolishNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || [...digits].every((digit) => digit === digits[0])) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  // A remainder of 10 equals no digit.
  return sum % 11 === Number(digits[9]);
}
