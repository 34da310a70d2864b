import { safeDecode } from '../kit/decode.ts';
import { isCut, type PictureCut, type PictureFormat } from './shape.ts';

/** A picture as views carry it. */
export interface ShownPicture {
  /** Name of a file in pictures/ of the shop, `feed:<product id>/<place>` for one of a feed, `photo:<id>` for a shopper's. */
  file: string;
  /** Tells one content from another: 16 hexadecimal digits. */
  hash?: string;
  /** Pixels; 0 while unknown. */
  width: number;
  height: number;
}

export interface PictureVariant {
  width: number;
  cut?: PictureCut | undefined;
  format: PictureFormat;
}

export interface PictureAddress extends PictureVariant {
  hash: string;
  /** Name of the file, without its extension. */
  name: string;
}

const ADDRESS = /^\/pictures\/([0-9a-f]{16})\/(\d{2,4})(?:-(\d+x\d+))?\/([^?#]+)\.(avif|webp|jpg)$/;
const FEED_FILE = /^feed:(\d{1,15})\/(\d{1,4})$/;
const FEED_NAME = /^feed-(\d{1,15})-(\d{1,4})$/;

const PHOTO = /^photo[:-]([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** File name for a shopper's photo in views, by the id of its file. */
export const photoFile = (id: string) => `photo:${id}`;

/** Id of a shopper's photo, by its name in views or in addresses. */
export const readPhotoName = (name: string): string | undefined => PHOTO.exec(name)?.[1];

/** Picture of a feed. */
export interface FeedPicture {
  productId: number;
  /** Among the product's pictures, from 0. */
  place: number;
}

/** File name for a feed's picture in views: its own address never reaches a browser. */
export const feedFile = ({ productId, place }: FeedPicture) => `feed:${productId}/${place}`;

export function readFeedName(name: string): FeedPicture | undefined {
  const found = FEED_NAME.exec(name);
  return found ? { productId: Number(found[1]), place: Number(found[2]) } : undefined;
}

/**
 * Addresses of a picture as the browser sees it, always our own; with a content hash, so that they may be kept for ever.
 * Undefined for a remote address, which is never shown. A picture whose content is not known has one address for all sizes.
 */
export function pictureAddresses({ file, hash }: ShownPicture): ((variant: PictureVariant) => string) | undefined {
  if (/^https?:/i.test(file)) return undefined;
  const name = inwardName(file);
  if (hash === undefined) return name === undefined ? () => `/pictures/${encodePath(file)}` : undefined;
  const encoded = encodePath(name ?? withoutExtension(file));
  return ({ width, cut, format }) =>
    `/pictures/${hash}/${width}${cut === undefined ? '' : `-${cut}`}/${encoded}.${format}`;
}

/** One of `pictureAddresses`. */
export const pictureAddress = (picture: ShownPicture, variant: PictureVariant): string | undefined =>
  pictureAddresses(picture)?.(variant);

/** Name in addresses of a picture that does not come from the shop's folder. */
function inwardName(file: string): string | undefined {
  const feed = FEED_FILE.exec(file);
  if (feed) return `feed-${feed[1]}-${feed[2]}`;
  const photo = readPhotoName(file);
  return photo && `photo-${photo}`;
}

/** Reads a picture's address; undefined for one that this shop does not write. Widths are not checked here. */
export function readPictureAddress(path: string): PictureAddress | undefined {
  const found = ADDRESS.exec(path);
  const [, hash = '', width = '', cut, encoded = '', format = ''] = found ?? [];
  const name = safeDecode(encoded);
  if (!found || name === undefined || (cut !== undefined && !isCut(cut))) return undefined;
  return { hash, width: Number(width), cut, name, format: format as PictureFormat };
}

export const withoutExtension = (file: string) => file.replace(/\.[^./]*$/, '');

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
