/** Longest values, characters: the form's `data-maxlength` and the rules agree. */
export const LONGEST = {
  region: 3,
  firstname: 100,
  lastname: 100,
  // The register of companies knows names of more than two hundred.
  firm: 300,
  additional: 300,
  nip: 30,
  street: 100,
  street_number: 40,
  // The town may be typed behind it.
  zipcode: 80,
  city: 100,
  // What is copied along with a number, such as „tel. kom.: ”, and what parts its digits.
  phone: 40,
  phone2: 40,
  phone_prefix: 8,
  email: 254,
  login: 40,
  iban: 60,
  // With the name of a month.
  birth_date: 30,
} as const;
