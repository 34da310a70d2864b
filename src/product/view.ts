import { isGoods, type Notice, type ProducerGuarantee } from '../catalogue/guarantee/model.ts';
import {
  type Contact,
  type EnergyLabel,
  type Product,
  type ProductPicture,
  producerPath,
  type Size,
} from '../catalogue/model.ts';
import { type AttachmentView, attachmentViews } from './attachments/view.ts';
import { questionPath } from './subject/model.ts';

/** Content of the product page around its buying part (`buy/`), made on the server for the shown size. */
export interface ProductView {
  id: number;
  name: string;
  ean?: string;
  pictures: ProductPicture[];
  descriptionHtml?: string;
  parameters: { name: string; value: string }[];
  safety: { manufacturer?: Contact; responsible?: Contact; warnings: string[]; identifier?: string };
  warranty?: { name: string; months?: number; text?: string };
  /** It comes with the legal guarantee of conformity. */
  goods: boolean;
  /** The official notice of it. */
  notice?: Notice;
  durability?: ProducerGuarantee;
  attachments: AttachmentView[];
  producer: { href: string; name: string };
  energyLabel?: EnergyLabel;
  /** Address of the form that asks about it. */
  questionHref: string;
}

export function productView(product: Product, size: Pick<Size, 'ean'>, notice?: Notice): ProductView {
  return {
    id: product.id,
    name: product.name,
    ...(size.ean === undefined ? {} : { ean: size.ean }),
    pictures: product.pictures,
    ...(product.descriptionHtml === undefined ? {} : { descriptionHtml: product.descriptionHtml }),
    parameters: product.parameters.map(({ name, values }) => ({ name, value: values.join(', ') })),
    safety: product.safety,
    goods: isGoods(product.type),
    ...(notice && isGoods(product.type) ? { notice } : {}),
    ...(product.durability ? { durability: { ...product.durability, producer: product.producer.name } } : {}),
    attachments: attachmentViews(product),
    questionHref: questionPath(product),
    producer: { href: producerPath(product.producer), name: product.producer.name },
    ...(product.energyLabel ? { energyLabel: product.energyLabel } : {}),
    ...(product.warranty ? { warranty: product.warranty } : {}),
  };
}
