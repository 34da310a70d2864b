import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import buy from './Buy.module.css';
import type { VersionView } from './state/model.ts';
import { buyTexts } from './texts.ts';
import styles from './Versions.module.css';

/** Links to the other products of the group. */
export function Versions({ versions, current }: { versions: readonly VersionView[]; current: string }) {
  const t = useText(buyTexts);
  return (
    <nav className={buy.group} id="projector_variants_section" aria-labelledby="versions">
      <h2 id="versions" className={buy.label}>
        {t('versions', { version: current })}
      </h2>
      <ul className={styles.swatches}>
        {versions.map((version) => {
          const picture = pictureProps(version.picture, boxes.swatch);
          return (
            <li key={version.href}>
              <a
                href={version.href}
                className={classes(styles.swatch, !version.open && styles.out)}
                aria-current={version.current ? 'page' : undefined}
              >
                {picture ? (
                  <Picture {...picture} className={styles.blank} />
                ) : (
                  <span className={styles.blank} aria-hidden="true" />
                )}
                <span>
                  {version.name}
                  {!version.open && <span className="vh">, {t('unavailable')}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
