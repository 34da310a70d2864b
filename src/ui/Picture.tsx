import { preload } from 'react-dom';
import { classes } from './classes.ts';
import styles from './Picture.module.css';

export type PictureSource = {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes?: string | undefined;
  /** Windows it is meant for; earlier sources had their choice. */
  readonly media?: string | undefined;
};

export type PictureProps = {
  src: string;
  /** Width of the file in px; always given, so that the page does not move when the picture comes. */
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
  /** Words of the plate that stands where the picture cannot be had; empty for nothing at all. Else a quiet plate with the maker's mark. */
  missing?: string;
};

/**
 * `kernel/pictures.ts` starts it when it comes near, and puts a plate into its place when it cannot be had. It is decoded
 * beside the page: one that the first frame waits for holds up whatever the page does next, for the browser's main thread
 * cannot hand over a second frame meanwhile.
 */
export function Picture(picture: PictureProps) {
  const { src, width, height, alt, srcSet, sizes, sources = [], load = 'lazy', cover, className, missing } = picture;
  // Only a document gains by it: on a change of page the picture itself is there at once.
  if (load === 'priority' && typeof document === 'undefined') preloadBest(picture);
  const img = (
    <img
      className={classes(cover && styles.cover, className)}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'priority' ? 'high' : undefined}
      decoding="async"
      data-missing={missing}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, media, srcSet, sizes: own = sizes }) => (
        <source key={`${type} ${media ?? ''}`} type={type} srcSet={srcSet} sizes={own} media={media} />
      ))}
      {img}
    </picture>
  );
}

/** React preloads a hurried `<img>` by itself, but not one that may be replaced by a source. */
function preloadBest({ src, sources = [], sizes }: PictureProps): void {
  const [first] = sources;
  if (first === undefined) return;
  const best = sources.filter(({ type }) => type === first.type);
  best.forEach(({ type, media, srcSet, sizes: own = sizes }, place) => {
    // A source stands for windows that those before it left over.
    const before = best.slice(0, place).flatMap((earlier) => (earlier.media === undefined ? [] : [earlier.media]));
    const query = [...(media === undefined ? [] : [media]), ...before.map((one) => `(not ${one})`)].join(' and ');
    preload(src, {
      as: 'image',
      imageSrcSet: srcSet,
      type,
      fetchPriority: 'high',
      ...(own === undefined ? {} : { imageSizes: own }),
      ...(query === '' ? {} : { media: query }),
    });
  });
}
