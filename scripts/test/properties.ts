import fc from 'fast-check';

/**
 * vitest setup file. What properties try is the same in every run: a change is blamed for what it broke alone.
 * `npm run prove` tries something else each time; what it finds becomes a test by itself.
 */
const FIXED_SEED = 20_261_122;

if (process.env.PROPERTY_SEED !== 'new') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: FIXED_SEED });
