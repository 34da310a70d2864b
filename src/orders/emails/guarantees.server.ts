import { extname } from 'node:path';
import { lawAttachment } from '../../catalogue/guarantee/lawFolder.server.ts';
import {
  isGoods,
  labelAlt,
  type Notice,
  noticeAlt,
  noticeInHand,
  noticePage,
} from '../../catalogue/guarantee/model.ts';
import { guaranteeTexts } from '../../catalogue/guarantee/texts.ts';
import type { LawPicture } from '../../catalogue/legalInfo.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { Attachment } from '../../mail/model.ts';
import { translate } from '../../ui/text.ts';
import { durableIn } from '../durable.ts';
import type { Order } from '../model.ts';
import { heading, type OrderEmailTerms, rows, text } from './terms.ts';

type Lines = Order['lines'];

/** As wide as an e-mail; the whole picture goes with it. */
const WIDEST = 400;

/** What the law and producers guarantee of what was bought, in words and by the official pictures. */
export function guaranteeParts(lines: Lines, terms: OrderEmailTerms): EmailBlock[] {
  const t = (key: 'title' | 'words' | 'durability' | 'more') => translate(guaranteeTexts, terms.texts, key);
  const { notice, labels } = picturesOf(lines, terms);
  const link = (href: string) => rows([{ label: t('more'), value: noticePage({ href }), href }]);
  const legal: EmailBlock[] = lines.some(({ data }) => isGoods(data.type))
    ? [heading(t('title')), text(t('words')), ...notice.flatMap((shown) => [block(shown), link(shown.href)])]
    : [];
  return [...legal, ...(labels.length > 0 ? [heading(t('durability')), ...labels.map(block)] : [])];
}

/** The pictures themselves, which their reader keeps. */
export function guaranteeFiles(lines: Lines, terms: OrderEmailTerms): Attachment[] {
  const { notice, labels } = picturesOf(lines, terms);
  return [...notice, ...labels].map(({ name, picture }) => ({
    ...{ name, type: extname(name) === '.png' ? 'image/png' : 'image/jpeg' },
    file: lawAttachment(picture),
  }));
}

interface Shown {
  name: string;
  alt: string;
  picture: LawPicture;
}

function picturesOf(
  lines: Lines,
  { notices = {}, texts }: OrderEmailTerms,
): { notice: (Shown & Pick<Notice, 'href'>)[]; labels: Shown[] } {
  const named = (name: string, picture: LawPicture, alt: string): Shown => ({
    ...{ name: name + extname(picture.kept), picture, alt },
  });
  const labels = durableIn(lines).flatMap((given) => (given.label ? [{ given, label: given.label }] : []));
  const notice = noticeInHand(notices);
  const goods = lines.some(({ data }) => isGoods(data.type));
  const file = translate(guaranteeTexts, texts, 'noticeFile');
  return {
    notice: notice && goods ? [{ ...named(file, notice, noticeAlt(notice, texts)), href: notice.href }] : [],
    labels: labels.map(({ given, label }, n) => named(`garan-${n + 1}`, label, labelAlt(given, texts))),
  };
}

const block = ({ name, alt, picture }: Shown): EmailBlock => ({
  ...{ kind: 'picture', name, alt },
  width: Math.min(picture.width, WIDEST),
});
