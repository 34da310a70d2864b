import { ONE_SIZE, type Product, type Size } from '../../catalogue/model.ts';
import { fullName } from '../../catalogue/offer.ts';
import type { Lowest } from '../../catalogue/priceHistory.ts';
import type { PriceAlertRow } from '../../db/tables/product.ts';
import { formatDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { pathInHand } from '../../kit/speech.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { sizePath } from '../subject/model.ts';
import { confirmAlertPath, leaveAlertPath } from './model.ts';
import { priceAlertTexts } from './texts.ts';

const KIND = 'price_alert';

/** Name of a product with its size, where it has some. */
export function alertName(product: Product, size: Pick<Size, 'type' | 'name'>, texts: TextOverrides): string {
  const name = fullName(product);
  return size.type === ONE_SIZE ? name : translate(priceAlertTexts, texts, 'nameWithSize', { name, size: size.name });
}

type To = Pick<PriceAlertRow, 'email' | 'consented_at' | 'leave_token'>;

/** Asks whether the address is to be written to at all. */
export function confirmEmail(
  to: To,
  name: string,
  link: { token: string; until: number },
  terms: EmailTerms,
): NewEmail {
  const { texts, shopUrl } = terms;
  const parts = writeEmail(
    [
      {
        kind: 'text',
        text: translate(priceAlertTexts, texts, 'confirmMail', { name, date: formatDate(link.until) }),
      },
      {
        kind: 'button',
        label: translate(priceAlertTexts, texts, 'confirmMailButton'),
        href: shopUrl + pathInHand(confirmAlertPath(link.token)),
      },
      {
        kind: 'small',
        text: translate(priceAlertTexts, texts, 'confirmMailWhy', { date: formatDate(to.consented_at) }),
      },
    ],
    terms,
  );
  const subject = translate(priceAlertTexts, texts, 'confirmSubject', { name });
  return { kind: KIND, recipient: to.email, subject, ...parts };
}

/** What has become cheaper, amounts in grosze as the shop shows them. */
export interface Fall {
  product: Product;
  size: Size;
  now: Grosze;
  before: Grosze;
  /** Lowest of the 30 days before, where the price is a reduction. */
  lowest: Lowest | undefined;
  currency: string;
}

export function fellEmail(to: To, { product, size, now, before, lowest, currency }: Fall, terms: EmailTerms): NewEmail {
  const { texts, shopUrl } = terms;
  const name = alertName(product, size, texts);
  const href = shopUrl + pathInHand(sizePath(product, size));
  const beside =
    lowest === undefined
      ? translate(priceAlertTexts, texts, 'fellBefore', { price: formatMoney(before, currency) })
      : translate(priceAlertTexts, texts, lowest.sinceFirstOffer ? 'fellLowestSinceOffer' : 'fellLowest', {
          price: formatMoney(lowest.lowest, currency),
        });
  const parts = writeEmail(
    [
      {
        kind: 'text',
        text: `${translate(priceAlertTexts, texts, 'fell', { name, price: formatMoney(now, currency) })} ${beside}`,
      },
      { kind: 'button', label: translate(priceAlertTexts, texts, 'open'), href },
      {
        kind: 'small',
        text: translate(priceAlertTexts, texts, 'why', { date: formatDate(to.consented_at) }),
        link: {
          label: translate(priceAlertTexts, texts, 'leaveLabel'),
          href: shopUrl + pathInHand(leaveAlertPath(to.leave_token)),
        },
      },
    ],
    terms,
  );
  const subject = translate(priceAlertTexts, texts, 'fellSubject', { name });
  return { kind: KIND, urgency: 'later', recipient: to.email, subject, ...parts };
}
