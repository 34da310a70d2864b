import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CardView } from '../../catalogue/card.ts';
import { ProductCard } from '../../catalogue/ProductCard.tsx';
import { HotspotPlace } from '../../hotspots/HotspotPlace.tsx';
import type { ShownZone } from '../../hotspots/service.server.ts';
import { nbsp } from '../../kit/typography.ts';
import { ActiveFilters } from '../../listing/ActiveFilters.tsx';
import { EmptyList } from '../../listing/EmptyList.tsx';
import { FacetSheet, FacetSheetLink } from '../../listing/FacetSheet.tsx';
import { ListLayout } from '../../listing/ListLayout.tsx';
import { ListPages } from '../../listing/ListPages.tsx';
import type { ListView } from '../../listing/listView.ts';
import { SortBar } from '../../listing/SortBar.tsx';
import { SaveForm } from '../../lists/SaveForm.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Still } from '../../ui/islands/Still.tsx';
import { LaidOutSoFar } from '../../ui/layout/LaidOutSoFar.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { routeTexts } from '../texts.ts';
import { useHomeCrumb } from './homeCrumb.ts';
import styles from './ListPage.module.css';

interface ListPageProps {
  /** Crumbs from the front page, which is left out, to this page. */
  crumbs: readonly Crumb[];
  heading: string;
  lead?: string | undefined;
  view: ListView;
  cards: readonly CardView[];
  /** Between the heading and the list, one element: sub-categories. */
  children?: ReactElement | false;
  /** Tile among the cards. */
  tile?: { after: number; content: ReactNode } | undefined;
  /** Zones of products under the list. */
  zones: readonly ShownZone[];
  /** Sanitised; under the list. */
  aboutHtml?: string | undefined;
}

/** Above these the first screen of a phone and of a wide window ends. */
const FIRST_SCREEN = 4;

/** List of products with its filters: category, producer, series, new or reduced products. */
export function ListPage({ crumbs, heading, lead, view, cards, children, tile, zones, aboutHtml }: ListPageProps) {
  const t = useText(routeTexts);
  const home = useHomeCrumb();
  const filtered = view.unfiltered > 0;
  return (
    <Wrap>
      <Still>
        <Breadcrumbs items={[home, ...crumbs]} />
      </Still>
      <Still>
        <div className={styles.head}>
          <h1>{nbsp(heading)}</h1>
          {lead !== undefined && <p className="lead">{nbsp(lead)}</p>}
        </div>
      </Still>
      {children && <Still>{children}</Still>}
      {filtered && <SortBar view={view} filtersLink={<FacetSheetLink view={view} />} />}
      <ListLayout filters={filtered && <FacetSheet view={view} />}>
        <ActiveFilters view={view} />
        {cards.length === 0 ? (
          <EmptyList view={view} action={<Button href="/">{t('toMain')}</Button>} />
        ) : (
          <section id="search" className="search products" aria-labelledby="list">
            <h2 id="list" className="vh">
              {t('productList')}
            </h2>
            <LaidOutSoFar />
            <Shelf columns="beside" data-waits="">
              {cards.map((card, place) => (
                <Fragment key={card.id}>
                  {place === FIRST_SCREEN / 2 && <LaidOutSoFar />}
                  <ProductCard card={card} load={place === 0 ? 'priority' : place < FIRST_SCREEN ? 'eager' : 'lazy'} />
                  {tile?.after === place + 1 && tile.content}
                </Fragment>
              ))}
            </Shelf>
            <SaveForm />
            <ListPages view={view} shown={cards.length} />
          </section>
        )}
      </ListLayout>
      {zones.length > 0 && (
        <Still>
          <div>
            {zones.map((zone) => (
              <HotspotPlace key={zone.zone} {...zone} page="search" shown={cards.map(({ id }) => id)} />
            ))}
          </div>
        </Still>
      )}
      {aboutHtml !== undefined && view.address.counter === 0 && (
        <Still>
          <Prose html={aboutHtml} className={styles.about} />
        </Still>
      )}
    </Wrap>
  );
}
