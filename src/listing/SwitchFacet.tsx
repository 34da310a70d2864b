import { Fieldset } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { useText } from '../ui/TextContext.tsx';
import { IN_STOCK_NAME, PROMOTION_NAME } from './address/names.ts';
import type { ListAddress } from './address.ts';
import { FacetCheck } from './FacetCheck.tsx';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';

interface SwitchFacetProps {
  view: Pick<ListView, 'inStock' | 'promotion'>;
  address: ListAddress;
}

const SWITCHES = [
  { kind: 'inStock', field: IN_STOCK_NAME },
  { kind: 'promotion', field: PROMOTION_NAME },
] as const;

/** Filter that is on or off: can be bought, costs less than before. */
export function SwitchFacet({ view, address }: SwitchFacetProps) {
  const t = useText(listingTexts);
  const offered = SWITCHES.filter(({ kind }) => view[kind] !== null);
  if (offered.length === 0) return null;
  return (
    <Fold summary={t('switches')} open>
      <Fieldset legend={t('legend', { name: t('switches') })} legendHidden>
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
