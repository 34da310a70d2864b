import { euVat, stdnum, type Validator } from 'stdnum';
import type { ForeignNip } from './nip.ts';
import { vatOfItsOwn } from './vat.ts';

const named = (country: string, ...names: string[]): Validator[] =>
  names.flatMap((name) => stdnum[country]?.[name] ?? []);

const VALIDATORS: Readonly<Record<string, readonly Validator[]>> = {
  ...euVat,
  // The rest of its rule is the shop's own, see `vat.ts`.
  BG: named('BG', 'egn', 'pnf'),
  SK: named('SK', 'rc'),
  GB: named('GB', 'vat'),
  NO: named('NO', 'mva', 'orgnr'),
  CH: named('CH', 'vat', 'uid'),
};

/** Prefixes of VAT numbers that are not the country's own code. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'], CH: ['CHE', 'CH'] };

/** VAT numbers of the European Union, Great Britain, Norway and Switzerland, with their check digits. */
export const foreignNip: ForeignNip = (compact, region) => {
  const validators = Object.hasOwn(VALIDATORS, region) ? VALIDATORS[region] : undefined;
  if (!validators || validators.length === 0) return undefined;
  const isOne = (form: string) => validators.some((validator) => validator.validate(form).isValid);
  const prefix = (PREFIXES[region] ?? [region]).find((start) => compact.startsWith(start));
  const bare = prefix === undefined ? compact : compact.slice(prefix.length);
  return isOne(compact) || isOne(bare) || vatOfItsOwn(bare, region, isOne);
};
