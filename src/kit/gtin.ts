const LENGTHS = new Set([8, 12, 13, 14]);

/** A number of GS1 (GTIN-8, -12, -13 or -14) whose check digit is right: General Specifications, section 7.9. */
export function isGtin(code: string): boolean {
  if (!LENGTHS.has(code.length) || !/^\d+$/.test(code) || /^0+$/.test(code)) return false;
  const digits = [...code.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/**
 * A GTIN that names one product in the whole world. Numbers for use inside a company and coupons name others elsewhere
 * (General Specifications, section 1.4: prefixes 02, 04, 05, 2, 980 and 98–99), so no search engine may be told them.
 */
export function isGlobalGtin(code: string): boolean {
  if (!isGtin(code)) return false;
  if (code.length === 8) return !/^[02]/.test(code);
  return !/^(?:02|04|05|2|98|99)/.test(code.padStart(14, '0').slice(1));
}
