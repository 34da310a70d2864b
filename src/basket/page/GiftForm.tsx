import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { giftValue } from '../changeForm.ts';
import { contentsWords } from '../contents.ts';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, GiftView } from '../view.ts';
import styles from './GiftForm.module.css';

/** Choice of one free gift among those that the basket's worth has reached. */
export function GiftForm({ basket: { freeGifts, currency } }: { basket: BasketView }) {
  const t = useText(basketTexts);
  const { gifts, next } = freeGifts;
  const more = next && <p className="small muted">{t('giftNext', { price: formatMoney(next.left, currency) })}</p>;
  if (gifts.length === 0) return more ?? null;
  const isNone = !gifts.some(({ chosen }) => chosen);
  return (
    <section className={`stack ${styles.gifts}`} aria-labelledby="basket-gratis">
      <h2 id="basket-gratis">{t('giftTitle')}</h2>
      <p className="small muted">{t('giftText')}</p>
      <form method="post" action={BASKET_PATH} key={gifts.map((gift) => `${giftValue(gift)} ${gift.chosen}`).join()}>
        <Fieldset legend={t('giftTitle')} legendHidden>
          <Choices>
            {gifts.map((gift) => (
              <Choice key={giftValue(gift)} name="gift" value={giftValue(gift)} defaultChecked={gift.chosen}>
                <span className={`cluster ${styles.gift}`}>
                  <span className={styles.picture} aria-hidden="true">
                    {picture(gift)}
                  </span>
                  <span>
                    {nbsp(gift.sizeName === undefined ? gift.name : `${gift.name}, ${gift.sizeName}`)}
                    {gift.parts.length > 0 && ` (${t('contents', { parts: contentsWords(gift.parts) })})`}
                  </span>
                </span>
              </Choice>
            ))}
            <Choice name="gift" value="none" defaultChecked={isNone}>
              {t('giftNoThanks')}
            </Choice>
          </Choices>
        </Fieldset>
        <Button type="submit" size="sm" className={styles.save}>
          {t('giftSave')}
        </Button>
      </form>
      {more}
    </section>
  );
}

/** Inside a label, where a plate may not stand. */
function picture({ picture: shown }: GiftView) {
  const props = pictureProps(shown, boxes.thumb);
  return props && <Picture {...props} cover missing="" />;
}
