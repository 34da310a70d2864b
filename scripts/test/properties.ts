import fc from 'fast-check';

/**
 * vitest setup file. What properties try is the same in every run: a change is blamed for what it broke alone.
 * `npm run prove` tries something else each time; what it finds becomes a test by itself.
 */
const FIXED_SEED = 20_261_122;
const { PROPERTY_SEED, PROPERTY_MS } = process.env;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(PROPERTY_SEED === 'new' ? {} : { seed: FIXED_SEED }),
  // `npm run verify`, which is run after each change, tries of each property what fits; the whole is for `npm test`.
  ...(PROPERTY_MS === undefined ? {} : { interruptAfterTimeLimit: Number(PROPERTY_MS), markInterruptAsFailure: false }),
});
