import { type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { BrandMark } from './BrandMark.tsx';
import { classes } from './classes.ts';
import { startWhenNear } from './nearby.ts';
import styles from './Picture.module.css';

export type PictureSource = {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes?: string | undefined;
  /** Of windows it is meant for; those before it had their choice. */
  readonly media?: string | undefined;
};

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
  /** Stands where the picture cannot be had; else a quiet plate with the maker's mark. */
  fallback?: ReactNode;
};

export function Picture({ fallback, ...picture }: PictureProps) {
  const { src, width, height, alt, srcSet, sizes, sources = [], load = 'lazy', cover, className } = picture;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;

  useEffect(() => {
    const shown = image.current;
    if (shown === null || hasFailed) return;
    // What failed before scripts ran told nobody.
    if (shown.complete && shown.naturalWidth === 0 && shown.currentSrc !== '') setFailed(src);
    else if (load === 'lazy') return startWhenNear(shown);
  }, [src, load, hasFailed]);

  if (hasFailed && fallback !== undefined) return fallback;
  if (hasFailed) return <Broken alt={alt} className={classes(cover && styles.cover, className)} />;
  // Only a document gains by it: on a change of page the picture itself is there at once.
  if (load === 'priority' && typeof document === 'undefined') preloadBest(picture);
  const img = (
    <img
      ref={image}
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
      onError={() => setFailed(src)}
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

function Broken({ alt, className }: { alt: string; className: string | undefined }) {
  const label = alt === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <span {...label} className={classes(styles.broken, className)}>
      <BrandMark className={styles.mark} />
    </span>
  );
}
