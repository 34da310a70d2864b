import { nbsp } from '../../kit/typography.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Downloads.module.css';
import type { DownloadsView } from './view.ts';

/** Files that an order has brought, each with how long it can be fetched. */
export function Downloads({ view, company }: { view: DownloadsView; company: { email: string; phone: string } }) {
  const t = useText(downloadTexts);
  return (
    <section className={styles.box} aria-labelledby="pliki">
      <h2 id="pliki">{t('title')}</h2>
      {view.waits && <p>{nbsp(t('afterPaying'))}</p>}
      {view.files.length > 0 && (
        <ul className={styles.files}>
          {view.files.map(({ key, name, label, href, words }) => (
            <li key={key}>
              {href === undefined ? (
                <strong className={styles.name}>{name}</strong>
              ) : (
                // Of the whole window: a file must not be taken for a page.
                <Button href={href} target="_top">
                  {nbsp(label)}
                </Button>
              )}
              <p className="small muted">{nbsp(words.join(' '))}</p>
            </li>
          ))}
        </ul>
      )}
      {view.ask && <p>{t('renew', company)}</p>}
    </section>
  );
}
