import { IconLine, IconLines } from '../ui/IconLine.tsx';
import { iconCoin } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { InstalmentsLine } from './InstalmentsLine.tsx';
import { isOffer, type Told } from './model.ts';
import { refusalTexts } from './refusal.texts.ts';
import { refusalWords } from './refusalWords.ts';

interface InstalmentsListProps {
  told: readonly Told[];
  currency: string;
  /** Company that sells. */
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
            {isOffer(one) ? (
              <InstalmentsLine told={one} currency={currency} company={company} />
            ) : (
              <Refusals told={one} currency={currency} />
            )}
          </div>
        </IconLine>
      ))}
    </IconLines>
  );
}

function Refusals({ told: { decision }, currency }: { told: Told; currency: string }) {
  const t = useText(refusalTexts);
  if (decision.ok) return null;
  return decision.refusals.map((refusal) => <p key={refusal.kind}>{refusalWords(t, refusal, currency)}</p>);
}
