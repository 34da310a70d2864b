/**
 * VAT numbers that the library does not know or knows otherwise. Rules: "VIES VAT number algorithms" of the European
 * Commission (DG TAXUD), as python-stdnum follows them; its numbers found in use stand in `vectors/vatNumbers.ts`.
 * @param isOne the library's opinion
 */
export function vatOfItsOwn(digits: string, region: string, isOne: (number: string) => boolean): boolean {
  switch (region) {
    case 'BG':
      return isBulgarian(digits);
    case 'CZ':
      return isCzechSpecial(digits);
    case 'HU':
      // At home the number of the group and of the county follow it.
      return /^\d{11}$/.test(digits) && isOne(digits.slice(0, 8));
    case 'LV':
      // Personal codes given since 2017 tell no date of birth and have no check digit that is published.
      return /^3[2-9]\d{9}$/.test(digits);
    case 'SE':
      // The last two count the parts of a group, from 01 to 94; the number of the company alone is used at home.
      return /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])?$/.test(digits) && isOne(`${digits.slice(0, 10)}01`);
    case 'SK':
      return /^[1-9]\d[2-47-9]\d{7}$/.test(digits) && Number(digits) % 11 === 0;
    default:
      return false;
  }
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/** Nine digits of a legal entity, or ten of others who are neither citizens nor foreigners with a number of their own. */
function isBulgarian(digits: string): boolean {
  if (/^\d{9}$/.test(digits)) {
    const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first < 10 ? first : (weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
    return check === Number(digits[8]);
  }
  return (
    /^\d{10}$/.test(digits) && (11 - (weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[9])
  );
}

/** Nine digits from 6 on: people without a birth number. */
function isCzechSpecial(digits: string): boolean {
  if (!/^6\d{8}$/.test(digits)) return false;
  const sum = weighted(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (18 - ((21 - sum) % 11)) % 10 === Number(digits[8]);
}
