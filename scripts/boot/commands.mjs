/** @typedef {{ about: string, runs: readonly (readonly string[])[], production?: boolean, files?: boolean, places?: boolean, settings?: Readonly<Record<string, string>> }} Command */

const bundle = 'build/server/index.js';
const build = ['scripts/build.ts', '--if-changed'];

/**
 * What each command runs on the pinned Node, one after another; the caller's own words go to the last.
 * `production`: NODE_ENV is set so. `settings`: what the environment says unless the caller's does. `files`: words that name files are relative to where the caller stands; `places`: the first word is.
 * @type {Readonly<Record<string, Command>>}
 */
export const commands = {
  start: {
    about: 'builds what changed and opens the shop',
    runs: [build, [bundle, 'start']],
    production: true,
    settings: { EDIT_PANEL: '1' },
  },
  new: {
    about: 'DIR: makes a small shop to begin with',
    runs: [build, [bundle, 'new']],
    production: true,
    places: true,
  },
  import: {
    about: 'FILE: takes products from a feed into the shop',
    runs: [build, [bundle, 'import']],
    production: true,
    files: true,
  },
  export: {
    about: 'FILE: writes the products as a table, which import reads',
    runs: [build, [bundle, 'export']],
    production: true,
    places: true,
  },
  check: {
    about: 'reads the folder of the shop and reports mistakes',
    runs: [build, [bundle, 'check']],
    production: true,
  },
  orders: {
    about: 'list, show, export, set-status, paid: the orders of the shop',
    runs: [build, [bundle, 'orders']],
    production: true,
  },
  report: {
    about: 'what was sold, VAT by rate, codes, products, what is wanted; --from, --to, --csv',
    runs: [build, [bundle, 'report']],
    production: true,
  },
  doctor: {
    about: 'says what is wrong with the place that the shop runs in, and what to do',
    runs: [build, [bundle, 'doctor']],
    production: true,
  },
  backup: {
    about: 'FILE: writes down the store and the files of shoppers, also while the shop is open',
    runs: [build, [bundle, 'backup']],
    production: true,
    places: true,
  },
  restore: {
    about: 'FILE: brings a backup into a store that is empty',
    runs: [build, [bundle, 'restore']],
    production: true,
    places: true,
  },
  newsletter: {
    about: 'prints the confirmed readers of the newsletter as CSV',
    runs: [build, [bundle, 'newsletter']],
    production: true,
  },
  searches: {
    about: 'prints what was searched for as CSV',
    runs: [build, [bundle, 'searches']],
    production: true,
  },
  opinions: {
    about: 'list, publish, refuse, answer: what people have written of products',
    runs: [build, [bundle, 'opinions']],
    production: true,
  },
  recalls: {
    about: 'list, tell: dangerous products and the e-mails to their buyers',
    runs: [build, [bundle, 'recalls']],
    production: true,
  },
  dev: { about: 'the shop with sources watched', runs: [['scripts/dev.ts']] },
  build: { about: 'builds the browser and server bundles', runs: [['scripts/build.ts']] },
  test: { about: 'every check and every test', runs: [['scripts/test.ts', 'test']] },
  verify: {
    about: 'the checks and tests that need no database server and no browser',
    runs: [['scripts/test.ts', 'verify']],
  },
  prove: {
    about:
      'the long proofs: fifty rounds of hard kills, equal times of answers about accounts, hostile requests, Lighthouse',
    runs: [['scripts/test.ts', 'prove']],
  },
  bench: { about: '[NAME…]: measures what docs/benchmarks.md reports', runs: [build, ['scripts/bench.ts']] },
  texts: { about: 'writes docs/texts.md, the list of every text', runs: [['scripts/texts.ts']] },
  schemas: {
    about: 'writes the schemas that editors check shop files with, and the book of their fields',
    runs: [['scripts/schemas.ts'], ['scripts/book.ts']],
  },

  fonts: { about: 'cuts the fonts down to the letters that nearly every page has', runs: [['scripts/fonts.ts']] },
  screenshots: { about: 'FOLDER [PATH…]: pictures of pages for review', runs: [build, ['e2e/screenshots.ts']] },
};

/** @returns {string} */
export function help() {
  const widest = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Usage: node scripts/run.mjs COMMAND',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(widest)}  ${about}`),
  ].join('\n');
}
