import type { ReactNode } from 'react';
import { formatBound } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconClose } from '../../ui/icons.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Announcements.module.css';
import { CODE_BAR, FREE_BAR } from './marks.ts';
import type { AnnouncementsView, BarView } from './model.ts';
import { announcementTexts } from './texts.ts';

/** Bars over every page: a discount code, the progress to free delivery, and the merchant's announcements. */
export function TopAnnouncements({ view: { code, free, bars } }: { view: AnnouncementsView }) {
  return (
    <>
      {(code || free) && (
        <div className={styles.band}>
          <Wrap className={styles.pair}>
            {code && <CodeBar {...code} />}
            {free && <FreeBar {...free} />}
          </Wrap>
        </div>
      )}
      <Bars bars={bars.filter(({ place }) => place === 'top')} />
    </>
  );
}

export const BottomAnnouncements = ({ view: { bars } }: { view: AnnouncementsView }) => (
  <Bars bars={bars.filter(({ place }) => place === 'bottom')} />
);

function CodeBar({ code, text, days }: NonNullable<AnnouncementsView['code']>) {
  const t = useText(announcementTexts);
  const [before = '', after = ''] = nbsp(text).split('{code}');
  return (
    <aside
      id={CODE_BAR.id}
      className={classes('rabateCode', styles.content)}
      aria-label={t('codeLabel')}
      data-cookie={CODE_BAR.cookie}
      data-days={days}
    >
      <form className={styles.words} method="post" action="/koszyk">
        <p>
          {before}
          <code>{code}</code>
          {after}{' '}
          <button className={styles.link} type="submit" name="rebates_codes" value={code}>
            {t('activate')}
          </button>
        </p>
      </form>
      <Close label={t('closeCode')} />
    </aside>
  );
}

/**
 * Bar about free delivery. The missing amount is personal and comes later (`progress.ts`); each wording fits into the
 * same room.
 */
function FreeBar({ from, currency, returnDays, days }: NonNullable<AnnouncementsView['free']>) {
  const t = useText(announcementTexts);
  return (
    <aside
      id={FREE_BAR.id}
      className={classes('freeShipping', styles.content)}
      aria-label={t('freeLabel')}
      data-cookie={FREE_BAR.cookie}
      data-days={days}
      data-from={from}
    >
      <p className={classes(styles.words, styles.told)}>
        <span>
          {t('freeFrom', { price: formatBound(from, currency) })}
          <span className={styles.returns}> · {t('returns', { n: returnDays })}</span>
        </span>
      </p>
      <Close label={t('closeFree')} />
    </aside>
  );
}

function Bars({ bars }: { bars: readonly BarView[] }) {
  const t = useText(announcementTexts);
  return bars.map(({ id, place, text, link, fixed }) => (
    <aside
      key={id}
      id={id}
      className={classes(styles.bar, fixed && styles.fixed, fixed && styles[place])}
      aria-labelledby={`${id}_text`}
      data-bar={place}
    >
      <Wrap className={styles.content}>
        <p className={styles.words} id={`${id}_text`}>
          {nbsp(text)} {link && <a href={link.to}>{nbsp(link.label)}</a>}
        </p>
        <Close label={t('closeBar')} />
      </Wrap>
    </aside>
  ));
}

const Close = ({ label }: { label: string }): ReactNode => (
  <IconButton className={styles.close} icon={iconClose} label={label} data-own="bar" />
);
