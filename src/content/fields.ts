import * as v from 'valibot';

/** Target of a merchant's link. */
export const place = v.pipe(
  v.string(),
  v.regex(/^(?:\/|https:\/\/|tel:|mailto:|#)/, 'an address that starts with / or https://'),
  v.description('an address'),
  v.examples(['/strona/o-nas']),
);
