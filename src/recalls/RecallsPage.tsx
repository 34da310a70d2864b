import { formatDate } from '../kit/dates.ts';
import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx';
import { Button } from '../ui/Button.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Picture } from '../ui/Picture.tsx';
import { useText } from '../ui/TextContext.tsx';
import { soldWords } from './email.ts';
import type { Recall } from './model.ts';
import styles from './RecallsPage.module.css';
import { recallTexts } from './texts.ts';

interface RecallsPageProps {
  recalls: readonly Recall[];
  /** Telephone of the shop. */
  phone: string;
  home: Crumb;
}

/** Every product that is taken back because it is dangerous, the newest first. */
export function RecallsPage({ recalls, phone, home }: RecallsPageProps) {
  const t = useText(recallTexts);
  return (
    <Wrap>
      <Breadcrumbs items={[home, { name: t('title') }]} />
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className="lead">{recalls.length > 0 ? t('lead') : t('none')}</p>
        {recalls.map((recall) => (
          <Notice key={recall.id} recall={recall} phone={recall.phone ?? phone} />
        ))}
      </div>
    </Wrap>
  );
}

function Notice({ recall, phone }: { recall: Recall; phone: string }) {
  const t = useText(recallTexts);
  const { id, name, brand, model, where, sold, published, hazard, action, remedies, drawn } = recall;
  const fact = (key: 'brand' | 'model' | 'sold' | 'published', value: string | undefined) =>
    value === undefined ? [] : [{ key, term: t(key), value: nbsp(value) }];
  const picture = drawn && pictureProps(drawn, boxes.recall, { alt: name });
  return (
    <article className={styles.recall} id={id} aria-labelledby={`${id}-name`}>
      <p className={styles.headline}>{t('headline')}</p>
      <div className={`stack ${styles.columns}`}>
        {picture && (
          <div>
            <Picture {...picture} />
          </div>
        )}
        <div className={styles.body}>
          <h2 id={`${id}-name`}>{nbsp(name)}</h2>
          <DefinitionList
            items={[
              ...fact('brand', brand),
              ...fact('model', model),
              ...fact('sold', sold && soldWords(sold, t)),
              ...fact('published', formatDate(Date.parse(published))),
            ]}
          />
          {where !== undefined && <p className="small muted">{nbsp(where)}</p>}
          <h3>{t('hazard')}</h3>
          <p>{nbsp(hazard)}</p>
          <h3>{t('action')}</h3>
          <p>
            <strong>{nbsp(action)}</strong>
          </p>
          <h3>{t('remedies')}</h3>
          <ul>
            {remedies.map((remedy) => (
              <li key={remedy}>{t(remedy)}</li>
            ))}
          </ul>
          <p className={`cluster ${styles.ways}`}>
            <Button variant="buy" href="/kontakt">
              {t('report')}
            </Button>
            <span>
              {t('call')} <a href={phoneHref(phone)}>{unbroken(phone)}</a>
            </span>
          </p>
          <p className="small muted">{t('share')}</p>
        </div>
      </div>
    </article>
  );
}
