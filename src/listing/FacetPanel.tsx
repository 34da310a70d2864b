import type { ChangeEvent, SubmitEvent } from 'react';
import { useText } from '../ui/TextContext.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { readAddress } from './address/read.ts';
import { writeAddress } from './address/write.ts';
import { FacetValues } from './FacetValues.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { SwitchFacet } from './SwitchFacet.tsx';
import { listingTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';

interface FacetPanelProps {
  view: ListView;
  /** Id of the form, for the button that sends it and stands outside. */
  formId: string;
  /** Goes to the list of a query string such as "?filter_instock=1". */
  onApply: (search: string) => void;
}

/** All filters in one form that any browser can send; with script each choice applies at once. */
export function FacetPanel({ view, formId, onApply }: FacetPanelProps) {
  const t = useText(listingTexts);
  const live = useHydrated();
  const [address, setAddress] = useDraft(view.address);

  const apply = (form: HTMLFormElement | null) => {
    if (form === null || !live) return;
    const next = readAddress(new FormData(form), view.defaults);
    const search = writeAddress(next, view.defaults);
    if (search === writeAddress({ ...address, counter: 0 }, view.defaults)) return;
    setAddress(next);
    onApply(search);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => apply(currentTarget.form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (live) event.preventDefault();
    apply(event.currentTarget);
  };
  const values = (facet: FacetView) => (
    <FacetValues key={facet.field} facet={facet} address={address} onChange={onChange} />
  );

  return (
    <section id="Filters" aria-label={t('filters')}>
      <form id={formId} className="filters__form" method="get" action={view.path} onSubmit={onSubmit}>
        <HiddenFields place={view} keep="rest" />
        {view.facets.filter(isOfProduct).map(values)}
        {view.price !== null && (
          <PriceFacet range={address.price} bounds={view.price.bounds} onLeave={(input) => apply(input.form)} />
        )}
        <SwitchFacet view={view} address={address} onChange={onChange} />
        {view.facets.filter((facet) => !isOfProduct(facet)).map(values)}
      </form>
    </section>
  );
}

/** What a product is like is asked before the price, who made it after. */
const isOfProduct = ({ filter }: FacetView): boolean => filter.kind === 'values' || filter.kind === 'sizes';
