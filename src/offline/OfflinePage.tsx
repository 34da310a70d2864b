import { phoneHref, unbroken } from '../kit/phone.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './OfflinePage.module.css';
import { SLOTS } from './slots.ts';
import { offlineTexts } from './texts.ts';

/** Page that the worker shows in place of one that does not come; the basket is a pattern that it fills (`slots.ts`). */
export function OfflinePage({ name, phone }: { name: string; phone: string }) {
  const t = useText(offlineTexts);
  return (
    <Wrap className={styles.page}>
      <header className={styles.brand}>
        <BrandMark className={styles.mark} />
        {name}
      </header>
      <main id="content" className={styles.parts}>
        <Empty
          title={t('title')}
          level={1}
          action={
            // The empty address is the page that did not come.
            <Button href="">{t('again')}</Button>
          }
        >
          <p>{t('text')}</p>
          <p>
            {t('call')} <a href={phoneHref(phone)}>{unbroken(phone)}</a>
          </p>
        </Empty>
        <section className={styles.basket} aria-labelledby="offline_basket" hidden>
          <h2 id="offline_basket" className={styles.title}>
            {t('basket')}
          </h2>
          <ul className={styles.lines}>
            <li className={styles.line}>
              <span>{SLOTS.name}</span>
              <span className={styles.count}>{SLOTS.count}</span>
            </li>
          </ul>
          <p className="small muted">{t('seen', { when: SLOTS.when })}</p>
        </section>
      </main>
    </Wrap>
  );
}
