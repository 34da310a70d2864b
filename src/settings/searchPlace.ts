import * as v from 'valibot';

/** An OpenSearch that is asked first. Its keys come from the environment alone. */
export interface SearchPlace {
  /** Origin, and a path where OpenSearch is not at the root. */
  url: string;
  /** Name and password of a user; undefined where nobody asks for one. */
  user: { name: string; password: string } | undefined;
  /** First part of the names of its indexes. */
  index: string;
}

/** What shoppers ask for leaves the machine encrypted, or does not leave it. */
const url = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$))[^?#@]*$/),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const searchEntries = {
  SEARCH_URL: v.optional(url),
  SEARCH_USERNAME: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x39\x3b-\x7e]{1,200}$/))),
  SEARCH_PASSWORD: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))),
  // Without dashes: the name of one shop never begins like that of another shop's index.
  SEARCH_INDEX: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)), 'witryna'),
};
type Given = v.InferOutput<v.ObjectSchema<typeof searchEntries, undefined>>;

export const searchExpected: Record<keyof typeof searchEntries, string> = {
  SEARCH_URL: 'an https address of an OpenSearch, or http on this machine, such as https://search.example.pl:9200',
  SEARCH_USERNAME: 'the name of a user of the OpenSearch; SEARCH_URL and SEARCH_PASSWORD go with it',
  SEARCH_PASSWORD: 'the password of the user; SEARCH_URL and SEARCH_USERNAME go with it',
  SEARCH_INDEX: 'a name of a-z, 0-9 and underscores, e.g. SEARCH_INDEX=sklep',
};

/** The place, nothing where none is named, or the names that are missing. */
export function chooseSearchPlace(given: Given): { chosen: SearchPlace | undefined } | { missing: string[] } {
  const { SEARCH_URL: url, SEARCH_USERNAME: name, SEARCH_PASSWORD: password, SEARCH_INDEX: index } = given;
  if (name === undefined && password === undefined) {
    return { chosen: url === undefined ? undefined : { url, user: undefined, index } };
  }
  if (url === undefined || name === undefined || password === undefined) {
    const needed = ['SEARCH_URL', 'SEARCH_USERNAME', 'SEARCH_PASSWORD'] as const;
    return { missing: needed.filter((one) => given[one] === undefined) };
  }
  return { chosen: { url, user: { name, password }, index } };
}
