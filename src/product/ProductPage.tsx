import type { ReactNode } from 'react';
import type { CardView } from '../catalogue/card.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { SectionHead } from '../ui/layout/SectionHead.tsx';
import { Shelf } from '../ui/Shelf.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { BuyFormProps } from './buy/BuyForm.tsx';
import buyForm from './buy/buyForm.island.tsx';
import choiceBuyForm from './buy/choiceBuyForm.island.tsx';
import { Heading } from './buy/Heading.tsx';
import { LATE_BAR } from './buy/LateBar.tsx';
import serviceBuyForm from './buy/serviceBuyForm.island.tsx';
import { buyState, chosenSize } from './buy/state/buyState.ts';
import type { BuyView } from './buy/state/model.ts';
import wholeBuyForm from './buy/wholeBuyForm.island.tsx';
import { Details } from './Details.tsx';
import { detailsTexts } from './details.texts.ts';
import gallery from './gallery/gallery.island.tsx';
import styles from './ProductPage.module.css';
import recentStyles from './recent/Recent.module.css';
import recent from './recent/recent.island.tsx';
import type { ProductView } from './view.ts';

interface ProductPageProps {
  view: ProductView;
  buy: BuyFormProps;
  related: readonly CardView[];
  /** Places of hotspots. */
  zones?: ReactNode;
  /** Section of opinions. */
  opinions: ReactNode;
  /** Links, and buttons of the form that other rooms take: they stand below, for Enter in a field presses the first button of a form. */
  belowForm?: ReactNode;
}

/** Pictures and the form are islands; everything else is only read. */
export function ProductPage({ view, buy, related, zones, opinions, belowForm }: ProductPageProps) {
  const t = useText(detailsTexts);
  const { id, name, pictures } = view;
  return (
    <>
      <div className={styles.top}>
        <Island of={gallery} props={{ name, pictures }} />
        <div>
          <Heading view={buy.view} />
          <Island of={formOf(buy.view)} props={buy} className={styles.form} />
          {belowForm !== undefined && <div className={styles.below}>{belowForm}</div>}
        </div>
      </div>
      <div>
        <Details view={view}>{opinions}</Details>
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
        {zones}
        <Island of={recent} props={{ id }} className={recentStyles.place} />
        <div id={LATE_BAR} className={styles.late} data-above-bar="" />
      </div>
    </>
  );
}

/** The form with no more code than its product needs. */
function formOf(view: BuyView) {
  if (view.serviceDate) return serviceBuyForm;
  // Fields of its own: „Powiadom mnie”, words or files.
  if (view.personal.length > 0 || buyState(chosenSize(view), view.state) === 'disable') return wholeBuyForm;
  return view.parts.length > 0 || view.subscription ? choiceBuyForm : buyForm;
}
