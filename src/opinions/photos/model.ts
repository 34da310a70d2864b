import { photoFile, type ShownPicture } from '../../pictures/address.ts';

/** A photo of an opinion, as the shop encoded it. */
export interface Photo {
  /** Id of its file. */
  id: string;
  /** 16 hexadecimal digits of the hash of its bytes. */
  hash: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A photo as pages show it. */
export const shownPhoto = ({ id, hash, width, height }: Photo): ShownPicture => ({
  file: photoFile(id),
  ...{ hash, width, height },
});
