import { useEffect, useRef, useState } from 'react';
import { PriceBlock } from '../../catalogue/PriceBlock.tsx';
import styles from '../../catalogue/ProductCard.module.css';
import { catalogueTexts } from '../../catalogue/texts.ts';
import { clearSeen } from '../../hotspots/seen.ts';
import { nbsp } from '../../kit/typography.ts';
import { Flag, Flags } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import type { PictureProps } from '../../ui/Picture.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { ShelfSkeleton } from '../../ui/Skeleton.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { fetchRecent, type RecentProduct } from './client.ts';
import { recentTexts } from './texts.ts';

/** The icon of a product is a square of this many px. */
const ICON = 420;

/** Products looked at before this one. Room is kept for them from the start; when they cannot be had, nothing is said. */
export function RecentShelf({ ids }: { ids: readonly number[] }) {
  const t = useText(recentTexts);
  const [products, setProducts] = useState<readonly RecentProduct[]>();
  const asked = ids.join();
  const [cleared, setCleared] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const left = new AbortController();
    void fetchRecent(asked.split(',').map(Number), left.signal).then((found) => {
      if (!left.signal.aborted) setProducts(found || []);
    });
    return () => left.abort();
  }, [asked]);

  // The button that was pressed is gone.
  useEffect(() => {
    if (cleared) words.current?.focus();
  }, [cleared]);

  if (cleared) {
    return (
      <p ref={words} tabIndex={-1} role="status">
        {t('cleared')}
      </p>
    );
  }
  if (products?.length === 0) return null;
  const clear = () => {
    clearSeen();
    setCleared(true);
  };
  const columns = ids.length === 4 ? 'even' : 'full';
  return (
    <section aria-labelledby="recent">
      <SectionHead
        id="recent"
        title={t('title')}
        more={
          <Button variant="plain" aria-label={t('clearLabel')} onClick={clear}>
            {t('clear')}
          </Button>
        }
      />
      {products === undefined ? (
        <ShelfSkeleton count={ids.length} columns={columns} />
      ) : (
        <Shelf columns={columns}>
          {products.map((product) => (
            <RecentCard key={product.id} product={product} />
          ))}
        </Shelf>
      )}
    </section>
  );
}

function RecentCard({ product }: { product: RecentProduct }) {
  const t = useText(catalogueTexts);
  const { href, name, subtitle, picture, price, available } = product;
  return (
    <li className={styles.card}>
      <Plate picture={iconProps(picture)} faded={!available} />
      {!available && (
        <Flags>
          <Flag>{t('soldOut')}</Flag>
        </Flags>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={href}>{nbsp(name)}</a>
        </h3>
        {subtitle !== undefined && <p className={styles.subtitle}>{nbsp(subtitle)}</p>}
        <PriceBlock view={price} brief />
      </div>
    </li>
  );
}

const iconProps = (src: string | undefined): PictureProps | undefined =>
  src === undefined ? undefined : { src, alt: '', width: ICON, height: ICON };
