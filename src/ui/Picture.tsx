import { classes } from './classes.ts';
import styles from './Picture.module.css';

export type PictureSource = { readonly type: string; readonly srcSet: string };

export type PictureProps = {
  src: string;
  /** Of the file, in px; always given, so that the page does not move when the picture comes. */
  width: number;
  height: number;
  /** Empty when the words beside say the same. */
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Better formats first: AVIF, WebP. */
  sources?: readonly PictureSource[];
  /** `priority`: the largest picture of the first screen. `eager`: on the first screen. Else it waits until it is near. */
  load?: 'lazy' | 'eager' | 'priority';
  /** Fills its box and is cut to it. */
  cover?: boolean;
  className?: string | undefined;
};

export function Picture({
  src,
  width,
  height,
  alt,
  srcSet,
  sizes,
  sources = [],
  load = 'lazy',
  cover,
  className,
}: PictureProps) {
  const image = (
    <img
      className={classes(cover && styles.cover, className)}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'priority' ? 'high' : 'auto'}
      decoding={load === 'priority' ? 'sync' : 'async'}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
