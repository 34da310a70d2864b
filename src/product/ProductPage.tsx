import { useMemo } from 'react';
import type { CardView } from '../catalogue/card.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { Late } from '../ui/Late.tsx';
import { SectionHead } from '../ui/layout/SectionHead.tsx';
import { Shelf } from '../ui/Shelf.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { BuyFormProps } from './buy/BuyForm.tsx';
import { BUY_DATA, buyForm } from './buy/lateBuyForm.ts';
import { useFresh } from './buy/useFresh.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { DETAILS_DATA, productDetails } from './lateDetails.ts';
import styles from './ProductPage.module.css';
import { Recent } from './recent/Recent.tsx';
import { productTexts } from './texts.ts';
import type { DetailsProps, ProductView } from './view.ts';

interface ProductPageProps {
  view: Pick<ProductView, 'id' | 'name' | 'pictures'>;
  /** Missing where the document holds it. */
  buy: BuyFormProps | undefined;
  /** Missing where the server has drawn them. */
  details: DetailsProps | undefined;
  onLost(): void;
  related: readonly CardView[];
}

export function ProductPage({ view, buy, details, onLost, related }: ProductPageProps) {
  const t = useText(productTexts);
  return (
    <>
      <div className={styles.top}>
        <Gallery key={view.id} name={view.name} pictures={view.pictures} />
        <BuyColumn key={choiceKey(view.id, buy)} product={view.id} buy={buy} />
      </div>
      <Late key={`${view.id} details`} of={productDetails} id={DETAILS_DATA} props={details} onLost={onLost} />
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

function BuyColumn({ product, buy }: { product: number; buy: BuyFormProps | undefined }) {
  const fresh = useFresh(product, buy);
  return <Late of={buyForm} id={BUY_DATA} props={buy} more={useMemo(() => fresh && { fresh }, [fresh])} />;
}

/** Another choice at its own address is another form; the same one told anew is not. */
const choiceKey = (id: number, buy: BuyFormProps | undefined) =>
  [id, buy?.view.size, buy?.view.subscription?.on].join(' ');
