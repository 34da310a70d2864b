import { Fieldset } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { ListAddress } from './address.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { switchesOffered } from './facetFields.ts';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';

interface SwitchFacetProps {
  view: Pick<ListView, 'inStock' | 'promotion'>;
  address: ListAddress;
}

/** Filter that is on or off: can be bought, costs less than before. */
export function SwitchFacet({ view, address }: SwitchFacetProps) {
  const t = useText(listingTexts);
  const offered = switchesOffered(view);
  if (offered.length === 0) return null;
  return (
    <Fold summary={t('switches')} open>
      <Fieldset legend={t('legend', { name: t('switches') })} legendHidden unanswered>
        {offered.map(({ kind, field }) => (
          <FacetCheck
            key={kind}
            name={field}
            value="1"
            label={t(kind)}
            count={view[kind] ?? 0}
            checked={address[kind]}
          />
        ))}
      </Fieldset>
    </Fold>
  );
}
