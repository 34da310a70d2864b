import { BrandMark } from './BrandMark.tsx';
import { classes } from './classes.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './Plate.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

/** Class for the card around a plate: hovering it or moving focus into it shows the second picture. */
export const plateHost: string | undefined = styles.host;

type PlateProps = {
  picture: PictureProps | undefined;
  /** Fetched only when first shown, and never by a device without hover or keyboard focus. */
  second?: PictureProps | undefined;
  /** True for something that can no longer be bought. */
  faded?: boolean;
  className?: string | undefined;
};

/** A square picture on the studio wall; plates touch, so nothing is rounded, bordered or shaded. */
export function Plate({ picture, second, faded, className }: PlateProps) {
  const words = useText(uiTexts)('noPicture');
  return (
    <div className={classes(styles.plate, faded && styles.faded, className)}>
      {picture === undefined ? <MissingPicture words={words} /> : <Picture {...picture} cover missing={words} />}
      {picture !== undefined && second !== undefined && (
        <Picture {...second} load="lazy" cover className={styles.second} missing="" />
      )}
    </div>
  );
}

/** Plate for a missing picture, as `kernel/pictures.ts` makes it. */
const MissingPicture = ({ words }: { words: string }) => (
  <div className={styles.missing}>
    <BrandMark className={styles.mark} />
    <p>{words}</p>
  </div>
);
