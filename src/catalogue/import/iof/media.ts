import { MOST_ATTACHMENTS, MOST_PICTURES, type ProductPicture } from '../../model.ts';
import type { Note } from '../feed/errors.ts';
import { webAddress } from '../feed/names.ts';
import { attribute, childrenOf, descend, type Element } from '../feed/xml/element.ts';
import { nameOf } from './language.ts';

/** Pictures in full size, in the order the feed wants. Addresses only: nothing is fetched here. */
export function picturesOf(product: Element, alt: string, note: Note): ProductPicture[] {
  const images = childrenOf(descend(product, 'images', 'large'), 'image').map((image, n) => ({
    image,
    place: whole(attribute(image, 'ext:priority')) ?? n,
  }));
  images.sort((a, b) => a.place - b.place);
  const pictures = new Map<string, ProductPicture>();
  for (const { image } of images) {
    const file = addressOf(image);
    if (file === undefined) note('a picture without an http address');
    else {
      const size = { width: whole(attribute(image, 'width')) ?? 0, height: whole(attribute(image, 'height')) ?? 0 };
      pictures.set(file, { file, alt, ...size });
    }
  }
  const all = [...pictures.values()];
  if (all.length > MOST_PICTURES) note(`pictures after the first ${MOST_PICTURES} of a product`);
  return all.slice(0, MOST_PICTURES);
}

export function attachmentsOf(
  product: Element,
  language: string | undefined,
  note: Note,
): { file: string; name: string }[] {
  const all = childrenOf(descend(product, 'attachments'), 'file').flatMap((element) => {
    const file = addressOf(element);
    if (file === undefined) note('an attachment without an http address');
    return file === undefined ? [] : [{ file, name: nameOf(element, language) ?? fileName(file) }];
  });
  if (all.length > MOST_ATTACHMENTS) note(`attachments after the first ${MOST_ATTACHMENTS} of a product`);
  return all.slice(0, MOST_ATTACHMENTS);
}

const addressOf = (element: Element): string | undefined => webAddress(attribute(element, 'url') ?? '');

const fileName = (address: string) => new URL(address).pathname.split('/').findLast((part) => part !== '') ?? address;

const whole = (text = ''): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
