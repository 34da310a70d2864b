import { IconLine, IconLines } from '../ui/IconLine.tsx';
import { iconCoin } from '../ui/icons.ts';
import { InstalmentsLine } from './InstalmentsLine.tsx';
import type { Told } from './model.ts';

interface InstalmentsListProps {
  told: readonly Told[];
  currency: string;
  /** Who sells. */
  company: string;
}

/** A line a lender, for a whole basket. */
export function InstalmentsList({ told, currency, company }: InstalmentsListProps) {
  if (told.length === 0) return null;
  return (
    <IconLines>
      {told.map((one) => (
        <IconLine key={one.provider.id} icon={iconCoin}>
          <div id={`basket_instalments_${one.provider.id}`}>
            <InstalmentsLine told={one} currency={currency} company={company} />
          </div>
        </IconLine>
      ))}
    </IconLines>
  );
}
