import { useText } from '../ui/TextContext.tsx';
import { FacetValues } from './FacetValues.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { listFormProps } from './listForm.ts';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { SwitchFacet } from './SwitchFacet.tsx';
import { listingTexts } from './texts.ts';

interface FacetPanelProps {
  view: ListView;
  /** Id of the form, for the button that sends it and stands outside. */
  formId: string;
}

/** Filters in one form that any browser can send; with script each choice applies at once (`liveFilters.ts`). */
export function FacetPanel({ view, formId }: FacetPanelProps) {
  const t = useText(listingTexts);
  const values = (facet: FacetView) => (
    <FacetValues key={facet.field + (facet.sizeKind ?? '')} facet={facet} address={view.address} />
  );
  return (
    <section id="Filters" aria-label={t('filters')}>
      <form id={formId} className="filters__form" method="get" action={view.path} {...listFormProps(view)}>
        <HiddenFields place={view} keep="rest" />
        {view.facets.filter(isOfProduct).map(values)}
        {view.price !== null && <PriceFacet range={view.address.price} bounds={view.price.bounds} />}
        <SwitchFacet view={view} address={view.address} />
        {view.facets.filter((facet) => !isOfProduct(facet)).map(values)}
      </form>
    </section>
  );
}

/** Tells whether a facet is about the product itself; such facets stand before the price, the producer after. */
const isOfProduct = ({ filter }: FacetView): boolean => filter.kind === 'values' || filter.kind === 'sizes';
