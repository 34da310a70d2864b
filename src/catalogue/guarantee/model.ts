import type { TextOverrides } from '../../ui/text.ts';
import { translate } from '../../ui/text.ts';
import type { DurabilityGuarantee, LawPicture, ProductType } from '../model.ts';
import { guaranteeTexts } from './texts.ts';

/** Where the code on the Polish notice leads: it has to be a press away beside the notice (the Commission's guidelines). */
export const NOTICE_HREF = 'https://europa.eu/youreurope/gwarancje';

/** Of the pictures of law/, byte for byte. */
export const LAW_PATH = '/prawo/';

export const lawPath = ({ kept }: LawPicture): string => LAW_PATH + kept;

/** The guarantee is of goods: neither files nor services come with it (Directive 2011/83/EU, art. 5(1)(e) and 6(1)(l)). */
export const isGoods = (type: ProductType): boolean => type === 'item' || type === 'bundle';

/** What a producer guarantees, with whose name. */
export interface ProducerGuarantee extends DurabilityGuarantee {
  producer: string;
}

/** "5 lat"; months where they make no whole years. */
export function durabilityTime({ months }: Pick<DurabilityGuarantee, 'months'>, texts: TextOverrides): string {
  return months % 12 === 0
    ? translate(guaranteeTexts, texts, 'years', { n: months / 12 })
    : translate(guaranteeTexts, texts, 'months', { n: months });
}

/** What the notice says, for whoever does not see it. */
export const noticeAlt = (texts: TextOverrides): string =>
  translate(guaranteeTexts, texts, 'noticeAlt', { words: translate(guaranteeTexts, texts, 'words') });

/** What a label says, for whoever does not see it. */
export const labelAlt = (given: ProducerGuarantee, texts: TextOverrides): string =>
  translate(guaranteeTexts, texts, 'labelAlt', {
    ...{ time: durabilityTime(given, texts), producer: given.producer, model: given.model },
  });
