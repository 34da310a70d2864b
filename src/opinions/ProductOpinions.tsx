import { formatTenths } from '../kit/decimals.ts';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/TextContext.tsx';
import { Honesty } from './Honesty.tsx';
import type { Average, Opinion } from './model.ts';
import { OpinionItem } from './OpinionItem.tsx';
import styles from './ProductOpinions.module.css';
import { Rate } from './Rate.tsx';
import { opinionTexts } from './texts.ts';

export interface ProductOpinionsView {
  opinions: Opinion[];
  average?: Average;
  /** Addresses of all opinions and of the form. */
  allHref: string;
  writeHref: string;
  shop: string;
}

/** The newest opinions on the page of a product, or that there are none. */
export function ProductOpinions({ view }: { view: ProductOpinionsView }) {
  const t = useText(opinionTexts);
  const { opinions, average, allHref, writeHref, shop } = view;
  return (
    <section id="opinions_section" aria-labelledby="opinions">
      <h2 id="opinions">{t('heading')}</h2>
      {average ? (
        <div>
          <p className={`cluster ${styles.average}`}>
            <Rate tenths={average.tenths} />
            <a href={allHref} className="tap">
              {t('average', { average: formatTenths(average.tenths), n: average.count })}
            </a>
          </p>
          <ul className={styles.list}>
            {opinions.map((opinion) => (
              <OpinionItem key={opinion.id} opinion={opinion} shop={shop} all={allHref} />
            ))}
          </ul>
          <Honesty />
          <p className={styles.ways}>
            <Button href={allHref}>{t('all')}</Button>
            <Button href={writeHref}>{t('write')}</Button>
          </p>
        </div>
      ) : (
        <div>
          <p>{t('none')}.</p>
          <p>
            <a href={writeHref}>{t('writeFirst')}</a>
          </p>
        </div>
      )}
    </section>
  );
}
