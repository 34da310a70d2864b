import { formatMoney } from '../kit/priceFormat.ts';
import type { Translate } from '../ui/text.ts';
import type { Refusal } from './model.ts';
import type { refusalTexts } from './refusal.texts.ts';

type T = Translate<(typeof refusalTexts)['values']>;

/** What stands against it, with what would help. */
export function refusalWords(t: T, refusal: Refusal, currency: string): string {
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
