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

const kilo = { per: '1 kg', baseCode: 'KGM', googleBase: '1 kg' };
const litre = { per: '1 l', baseCode: 'LTR', googleBase: '1 l' };
const metre = { per: '1 m', baseCode: 'MTR', googleBase: '1 m' };

/** Units that a merchant may give contents in. */
export const MEASURES = {
  g: { ...kilo, factor: 1000, code: 'GRM', google: 'g' },
  kg: { ...kilo, factor: 1, code: 'KGM', google: 'kg' },
  ml: { ...litre, factor: 1000, code: 'MLT', google: 'ml' },
  l: { ...litre, factor: 1, code: 'LTR', google: 'l' },
  cm: { ...metre, factor: 100, code: 'CMT', google: 'cm' },
  m: { ...metre, factor: 1, code: 'MTR', google: 'm' },
  m2: { per: '1 m²', factor: 1, code: 'MTK', baseCode: 'MTK', google: 'sqm', googleBase: '1 sqm' },
  szt: { per: '1 szt.', factor: 1, code: 'C62', baseCode: 'C62', google: 'ct', googleBase: '1 ct' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;

export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

/** Measure of contents; undefined for a unit that the shop does not know. */
export const measureOf = (unit: string): Measure | undefined =>
  Object.hasOwn(MEASURES, unit) ? MEASURES[unit as MeasureName] : undefined;
