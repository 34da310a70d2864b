import type { DeedName } from '../session/deeds.ts';
import type { ShopSnippets } from '../snippets/load.server.ts';
import type { Purpose } from '../ui/browser/consentName.ts';
import { isAgreed } from '../ui/browser/purposes.ts';

/** What a shop measures, by its folder. */
export type MeasuringRules = Pick<ShopSnippets, 'snippets' | 'dataLayer'>;

type Agreed = readonly Purpose[];

/** Tells whether events go into the data layer of a visitor. */
export const fillsDataLayer = ({ dataLayer }: MeasuringRules, agreed: Agreed): boolean =>
  dataLayer && agreed.includes('statistics');

/** Addresses of the scripts that hear of a deed, for what the visitor has agreed to. */
export const hearersOf = ({ snippets }: MeasuringRules, name: DeedName, agreed: Agreed): string[] =>
  snippets.flatMap(({ on, purpose, src }) =>
    src !== undefined && on?.includes(name) && isAgreed(purpose, agreed) ? [src] : [],
  );

/** Tells whether a deed is measured at all. */
export const isMeasured = (rules: MeasuringRules, name: DeedName, agreed: Agreed): boolean =>
  fillsDataLayer(rules, agreed) || hearersOf(rules, name, agreed).length > 0;

/** Tells whether anything may be measured of a visitor. */
export const measures = (rules: MeasuringRules, agreed: Agreed): boolean =>
  fillsDataLayer(rules, agreed) || rules.snippets.some(({ on, purpose }) => on && isAgreed(purpose, agreed));
