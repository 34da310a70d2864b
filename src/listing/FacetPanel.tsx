import { Outline } from '../ui/islands/Still.tsx';
import { useText } from '../ui/TextContext.tsx';
import { FacetValues } from './FacetValues.tsx';
import { facetFields, isOfProduct } from './facetFields.ts';
import { facetOutline } from './facetOutline.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { listFormProps } from './listForm.ts';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { SwitchFacet } from './SwitchFacet.tsx';
import { listingTexts } from './texts.ts';
import { useFilterNames } from './useFilterNames.ts';

interface FacetPanelProps {
  view: ListView;
  /** Id of the form, for the button that sends it and stands outside. */
  formId: string;
}

/** Filters in one form that any browser can send; with script each choice applies at once (`liveFilters.ts`). */
export function FacetPanel({ view, formId }: FacetPanelProps) {
  const t = useText(listingTexts);
  const outline = facetOutline(view, useFilterNames().filter);
  const values = (facet: FacetView) => (
    <FacetValues key={facet.field + (facet.sizeKind ?? '')} facet={facet} address={view.address} />
  );
  const facets = (
    <>
      {view.facets.filter(isOfProduct).map(values)}
      <PriceFacet range={view.address.price} bounds={view.price?.bounds ?? null} hidden={view.price === null} />
      <SwitchFacet view={view} address={view.address} />
      {view.facets.filter((facet) => !isOfProduct(facet)).map(values)}
    </>
  );
  return (
    <section id="Filters" aria-label={t('filters')}>
      <form id={formId} className="filters__form" method="get" action={view.path} {...listFormProps(view)}>
        {/* First of all, so that a swap finds it whatever other fields there are. */}
        {outline === undefined ? (
          facets
        ) : (
          <Outline of={outline} fields={facetFields(view)}>
            {facets}
          </Outline>
        )}
        <HiddenFields place={view} keep="rest" />
      </form>
    </section>
  );
}
