import { isGoods, type Notice, type ProducerGuarantee } from '../catalogue/guarantee/model.ts';
import type { Contact, EnergyLabel, WithdrawalLimit } from '../catalogue/legalInfo.ts';
import { type Product, type ProductPicture, producerPath, type Size } from '../catalogue/model.ts';
import { picturesFor } from '../catalogue/sizePictures.ts';
import { nbsp } from '../kit/typography.ts';
import { type AttachmentView, attachmentViews } from './attachments/view.ts';
import { questionPath } from './subject/model.ts';

export interface ShownPicture extends ProductPicture {
  /** Codes of the sizes that it shows, parted by spaces. */
  sizes?: string;
}

/** Content of the product page around its buying part (`buy/`), made on the server for the shown size. */
export interface ProductView {
  id: number;
  name: string;
  ean?: string;
  pictures: ShownPicture[];
  descriptionHtml?: string;
  parameters: { name: string; value: string }[];
  safety: { manufacturer?: Contact; responsible?: Contact; warnings: string[]; identifier?: string };
  warranty?: { name: string; months?: number; text?: string };
  /** True: the legal guarantee of conformity goes with the product. */
  goods: boolean;
  /** The official notice of the legal guarantee. */
  notice?: Notice;
  durability?: ProducerGuarantee;
  /** `dated`: a service of a fixed day. */
  withdrawal?: WithdrawalLimit | 'dated';
  attachments: AttachmentView[];
  producer: { href: string; name: string };
  energyLabel?: EnergyLabel;
  /** Address of the form that asks about it. */
  questionHref: string;
}

export function productView(product: Product, size: Pick<Size, 'ean' | 'picture'>, notice?: Notice): ProductView {
  const withdrawal = product.withdrawal ?? (product.serviceDate ? 'dated' : undefined);
  return {
    id: product.id,
    name: product.name,
    ...(size.ean === undefined ? {} : { ean: size.ean }),
    pictures: shownPictures(product, size),
    ...(product.descriptionHtml === undefined ? {} : { descriptionHtml: product.descriptionHtml }),
    parameters: product.parameters.map(({ name, values }) => ({ name, value: values.join(', ') })),
    safety: product.safety,
    goods: isGoods(product.type),
    ...(notice && isGoods(product.type) ? { notice } : {}),
    ...(product.durability ? { durability: { ...product.durability, producer: product.producer.name } } : {}),
    ...(withdrawal ? { withdrawal } : {}),
    attachments: attachmentViews(product),
    questionHref: questionPath(product),
    producer: { href: producerPath(product.producer), name: product.producer.name },
    ...(product.energyLabel ? { energyLabel: product.energyLabel } : {}),
    ...(product.warranty ? { warranty: product.warranty } : {}),
  };
}

function shownPictures(product: Product, size: Pick<Size, 'picture'>): ShownPicture[] {
  const shows = Map.groupBy(product.sizes, ({ picture }) =>
    picture === undefined ? undefined : product.pictures[picture],
  );
  return picturesFor(product, size).map((picture) => {
    const sizes = shows.get(picture)?.map(({ type }) => type);
    const caption = picture.caption === undefined ? {} : { caption: nbsp(picture.caption) };
    return { ...picture, ...caption, ...(sizes && { sizes: sizes.join(' ') }) };
  });
}
