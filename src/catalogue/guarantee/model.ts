import type { Language } from '../../kit/language.ts';
import { languageInHand } from '../../kit/speech.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { DurabilityGuarantee, LawPicture } from '../legalInfo.ts';
import type { ProductType } from '../model.ts';
import { guaranteeTexts } from './texts.ts';

/** Where the code on the notice of a language leads: it has to be a press away beside the notice (the Commission's guidelines). */
export const NOTICE_HREFS: Readonly<Record<Language, string>> = {
  pl: 'https://europa.eu/youreurope/gwarancje',
  en: 'https://europa.eu/youreurope/guarantees',
};

/** The harmonised notice on the legal guarantee, and where its code leads. */
export interface Notice extends LawPicture {
  href: string;
}

/** Path of the pictures of law/, which are sent byte for byte. */
export const LAW_PATH = '/prawo/';

export const lawPath = ({ kept }: LawPicture): string => LAW_PATH + kept;

/** The official notice by its language. */
export type Notices = Readonly<Partial<Record<Language, Notice>>>;

/** The notice in the language of the work in hand; the shop is bound by Polish law, so the Polish one stands for any other. */
export const noticeInHand = (notices: Notices): Notice | undefined => notices[languageInHand()] ?? notices.pl;

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
export const noticeAlt = (notice: Notice, texts: TextOverrides): string =>
  translate(guaranteeTexts, texts, 'noticeAlt', {
    ...{ page: noticePage(notice), words: translate(guaranteeTexts, texts, 'words') },
  });

/** Address that the QR code of a notice leads to, as people read it: without its protocol. */
export const noticePage = ({ href }: Pick<Notice, 'href'>): string => href.slice('https://'.length);

/** What a label says, for whoever does not see it. */
export const labelAlt = (given: ProducerGuarantee, texts: TextOverrides): string =>
  translate(guaranteeTexts, texts, 'labelAlt', {
    ...{ time: durabilityTime(given, texts), producer: given.producer, model: given.model },
  });
