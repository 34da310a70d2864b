import { rescaled } from '../../basket/model.ts';
import type { Checkout } from '../../basket/service/checkout.server.ts';
import type { KnownLine } from '../../basket/view.ts';
import { type Product, productPath, UNLIMITED } from '../../catalogue/model.ts';
import { fullName } from '../../catalogue/offer.ts';
import type { WantedPieces } from '../../catalogue/pieces.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { placesOf, writeTerm } from '../../catalogue/serviceDays.ts';
import { picturesFor } from '../../catalogue/sizePictures.ts';
import { cardValue, type GiftCardRules, NO_GIFT_CARDS } from '../../giftCards/model.ts';
import type { OrderLine, OrderLineData, OrderPieces } from '../../orders/model.ts';

/** The lines of an order of this basket, its gift last; what cannot be bought is not among them. */
export function orderLines(
  { view, products }: Pick<Checkout, 'view' | 'products'>,
  cards: Pick<GiftCardRules, 'cards'> = NO_GIFT_CARDS,
): OrderLine[] {
  const lines = view.lines.flatMap(({ product: id, known }) => {
    const product = products.find((one) => one.id === id);
    return known && product && !known.soldOut ? [withCard(lineOf(known, product), cards)] : [];
  });
  const gifts = view.freeGifts.gifts
    .filter(({ chosen }) => chosen)
    .flatMap(({ product: id, size, parts }) => {
      const product = products.find((one) => one.id === id);
      return product ? [giftLine(product, size, parts)] : [];
    });
  return [...lines, ...gifts].map((line, place) => ({ place, withdrawn: 0, ...line }));
}

type NewLine = Omit<OrderLine, 'place' | 'withdrawn'>;

function withCard(line: NewLine, cards: Pick<GiftCardRules, 'cards'>): NewLine {
  const value = cardValue(cards, line.product, line.size);
  return value === undefined ? line : { ...line, data: { ...line.data, cardValue: value } };
}

function lineOf(known: KnownLine, product: Product): NewLine {
  const { size, quantity, precision, price } = known;
  const bought = product.sizes.find(({ type }) => type === size.type);
  const vat = bought?.vat ?? { bp: 0, exempt: false };
  const paid = price?.paid ?? { gross: 0, net: 0 };
  const unitPrice = price && (price.unitWithCode ?? price.unit);
  const [picture] = picturesFor(product, bought ?? {});
  return {
    product: product.id,
    size: size.type,
    quantity,
    precision,
    paid: paid.gross,
    data: {
      ...rightsOf(product),
      href: known.href,
      name: known.name,
      ...(known.version === undefined ? {} : { version: known.version }),
      ...(known.code === undefined ? {} : { code: known.code }),
      type: known.type,
      ...(known.hasSizes ? { sizeName: size.name } : {}),
      unit: known.unit.name,
      ...(picture ? { picture: picture.file } : {}),
      ...(unitPrice ? { unitPrice } : {}),
      amount: paid,
      vat: { bp: vat.bp, exempt: vat.exempt },
      ...(known.points === undefined ? {} : { points: known.points }),
      ...(known.pointsEarned === undefined ? {} : { pointsEarned: known.pointsEarned }),
      ...(known.deposit ? { deposit: known.deposit } : {}),
      chosen: known.chosen,
      files: known.files.map(({ id, label, name }) => ({ id, label, name })),
      parts: known.parts,
      ...(known.service ? { service: known.service } : {}),
      comment: known.comment,
      subscriptionDays: known.subscriptionDays,
      custom: known.chosen.length > 0 || known.files.length > 0,
      gift: false,
      step: product.sellBy,
    },
  };
}

/** What an order keeps of the rights that come with a product. */
const rightsOf = ({ durability, withdrawal, producer }: Product): Pick<OrderLineData, 'durability' | 'withdrawal'> => ({
  ...(durability ? { durability: { ...durability, producer: producer.name } } : {}),
  ...(withdrawal ? { withdrawal } : {}),
});

function giftLine(product: Product, type: string, parts: OrderLineData['parts']): NewLine {
  const size = product.sizes.find((one) => one.type === type);
  const [picture] = picturesFor(product, size ?? {});
  const data: OrderLineData = {
    ...rightsOf(product),
    href: productPath(product),
    name: fullName(product),
    type: product.type,
    ...(product.sizes.length > 1 && size ? { sizeName: size.name } : {}),
    unit: product.unit.name,
    ...(picture ? { picture: picture.file } : {}),
    amount: { gross: 0, net: 0 },
    vat: { bp: size?.vat.bp ?? 0, exempt: size?.vat.exempt ?? false },
    chosen: [],
    files: [],
    parts,
    comment: '',
    subscriptionDays: 0,
    custom: false,
    gift: true,
  };
  return { product: product.id, size: type, quantity: product.sellBy, precision: product.precision, paid: 0, data };
}

/** What each line takes out of the stores. */
export const orderPieces = (lines: readonly OrderLine[], products: readonly Product[]): OrderPieces[] =>
  lines.flatMap((line) => piecesOf([line], products).map((pieces) => ({ ...pieces, line: line.place })));

/** What an order takes out of the stores: of a bundle its parts, as they were chosen or as the merchant made it. */
export function piecesOf(lines: readonly OrderLine[], products: readonly Product[]): WantedPieces[] {
  return lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.product);
    if (!product) return [];
    const chosen = line.data.parts;
    const parts = product.bundle && chosen.length > 0 ? chosen : product.bundle;
    const whollyToOrder = isToOrder(product, line.size);
    if (!parts) {
      const own = { ...pieces(line.product, line.size, line.quantity), toOrder: whollyToOrder };
      return [own, ...termPieces(line, product)];
    }
    return parts.flatMap((part) => {
      const found = products.find(({ id }) => id === part.product);
      if (!found) return [];
      // A bundle is sold in whole pieces (`folderDraft/counting.ts`).
      const quantity = rescaled(line.quantity, line.precision, 0) * part.quantity * 10 ** found.precision;
      return [{ ...pieces(part.product, part.size, quantity), toOrder: whollyToOrder || isToOrder(found, part.size) }];
    });
  });
}

/** Places of the term that a line is for, where its terms have a bound. */
function termPieces({ product, size, quantity, data }: OrderLine, { serviceDate }: Product): WantedPieces[] {
  const of = serviceDate && data.service && placesOf(serviceDate, data.service);
  if (!data.service || of === undefined || of === UNLIMITED) return [];
  return [{ ...pieces(product, size, quantity), toOrder: false, term: { name: writeTerm(data.service), of } }];
}

const pieces = (product: number, size: string, quantity: number) => ({ product, size, quantity });

const isToOrder = (product: Product, type: string): boolean => {
  const size = product.sizes.find((one) => one.type === type);
  return size !== undefined && sizeStatus(product, size) === 'order';
};

/** Names of lines that need what there is too little of. */
export function namesOf(
  lines: readonly OrderLine[],
  short: readonly { product: number; size: string }[],
  products: readonly Product[],
): string[] {
  return lines
    .filter((line) =>
      piecesOf([line], products).some((piece) =>
        short.some(({ product, size }) => product === piece.product && size === piece.size),
      ),
    )
    .map(({ data }) => data.name);
}
