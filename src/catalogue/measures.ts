/** Unit in which contents are given, with the base unit of their price. */
interface Measure {
  /** Base unit as it is read (regulation of 19 December 2022, Dz.U. 2022 poz. 2776). */
  per: string;
  /** Units in one base unit. */
  factor: number;
  /** Codes of the unit and of its base unit in UN/CEFACT Recommendation 20. */
  code: string;
  baseCode: string;
  /** Names of the unit and of its base unit in feeds for Google. */
  google: string;
  googleBase: string;
}

/** Units that a merchant may give contents in. */
export const MEASURES = {
  g: { per: '1 kg', factor: 1000, code: 'GRM', baseCode: 'KGM', google: 'g', googleBase: '1 kg' },
  kg: { per: '1 kg', factor: 1, code: 'KGM', baseCode: 'KGM', google: 'kg', googleBase: '1 kg' },
  ml: { per: '1 l', factor: 1000, code: 'MLT', baseCode: 'LTR', google: 'ml', googleBase: '1 l' },
  l: { per: '1 l', factor: 1, code: 'LTR', baseCode: 'LTR', google: 'l', googleBase: '1 l' },
  cm: { per: '1 m', factor: 100, code: 'CMT', baseCode: 'MTR', google: 'cm', googleBase: '1 m' },
  m: { per: '1 m', factor: 1, code: 'MTR', baseCode: 'MTR', google: 'm', googleBase: '1 m' },
  m2: { per: '1 m²', factor: 1, code: 'MTK', baseCode: 'MTK', google: 'sqm', googleBase: '1 sqm' },
  szt: { per: '1 szt.', factor: 1, code: 'C62', baseCode: 'C62', google: 'ct', googleBase: '1 ct' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;

/** Measure of contents; undefined for a unit that the shop does not know. */
export const measureOf = (unit: string): Measure | undefined =>
  Object.hasOwn(MEASURES, unit) ? MEASURES[unit as MeasureName] : undefined;
