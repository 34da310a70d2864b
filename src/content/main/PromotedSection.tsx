import { useId } from 'react';
import { PriceBlock } from '../../catalogue/PriceBlock.tsx';
import { catalogueTexts } from '../../catalogue/texts.ts';
import { formatDate } from '../../kit/dates.ts';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { shopPicture } from '../shopPicture.ts';
import styles from './PromotedSection.module.css';
import type { PromotedView } from './views.ts';

/** Story of one product. */
export function PromotedSection({ view, held }: { view: PromotedView; held: boolean }) {
  const t = useText(catalogueTexts);
  const id = useId();
  const { card } = view;
  const endsAt = card.price.reduction?.endsAt ?? undefined;
  const picture = shopPicture(view.picture ?? card.picture, boxes.promoted);
  return (
    <section data-held={held ? '' : undefined} className={styles.promoted} aria-labelledby={id}>
      {picture && <Picture {...picture} className={styles.picture} />}
      <div className={styles.text}>
        <p className="muted">{nbsp(view.label)}</p>
        <h2 id={id}>{nbsp(card.name)}</h2>
        <p>{nbsp(view.text)}</p>
        <div className={styles.price}>
          <PriceBlock view={card.price} size="xl" />
        </div>
        <Button variant="buy" href={card.href}>
          {nbsp(view.linkLabel)}
        </Button>
        {endsAt !== undefined && (
          // Its last day: the end itself is the first moment at which it is over.
          <p className={styles.ends}>{t('reductionEnds', { date: formatDate(endsAt - 1) })}</p>
        )}
      </div>
    </section>
  );
}
