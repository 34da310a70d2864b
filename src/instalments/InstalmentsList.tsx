import { formatMoney } from '../kit/priceFormat.ts';
import { IconLine, IconLines } from '../ui/IconLine.tsx';
import { iconCoin } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import type { Translate } from '../ui/text.ts';
import { InstalmentsLine } from './InstalmentsLine.tsx';
import { isOffer, type Refusal, type Told } from './model.ts';
import { refusalTexts } from './refusal.texts.ts';

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

type T = Translate<(typeof refusalTexts)['values']>;

/** What stands against it, with what would help. */
function refusalWords(t: T, refusal: Refusal, currency: string): string {
  const money = (grosze: number) => formatMoney(grosze, currency);
  switch (refusal.kind) {
    case 'min':
      return t('tooLittle', { limit: money(refusal.limit), missing: money(refusal.missing) });
    case 'max':
      return t('tooMuch', { limit: money(refusal.limit), over: money(refusal.over) });
    case 'count':
      return t('tooMany', { n: refusal.limit, count: refusal.count });
    case 'products':
      return t('notAll', { names: refusal.names.join(', ') });
  }
}
