import type { CardView } from '../catalogue/card.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { SectionHead } from '../ui/layout/SectionHead.tsx';
import { Shelf } from '../ui/Shelf.tsx';
import { useText } from '../ui/TextContext.tsx';
import { BuyInfo } from './BuyInfo.tsx';
import { Details } from './Details.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import styles from './ProductPage.module.css';
import { Recent } from './recent/Recent.tsx';
import { productTexts } from './texts.ts';
import type { ProductView } from './view.ts';

export function ProductPage({ view, related }: { view: ProductView; related: readonly CardView[] }) {
  const t = useText(productTexts);
  return (
    <>
      <div className={styles.top}>
        <Gallery key={view.id} name={view.name} pictures={view.pictures} />
        <BuyInfo view={view} />
      </div>
      <Details view={view} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <SectionHead id="related" title={t('related')} />
          <Shelf columns={related.length === 4 ? 'even' : 'full'}>
            {related.map((card) => (
              <ProductCard key={card.id} card={card} />
            ))}
          </Shelf>
        </section>
      )}
      <Recent key={view.id} id={view.id} />
    </>
  );
}
