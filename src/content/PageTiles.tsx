import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/Picture.tsx';
import type { PageTile } from './main/views.ts';
import styles from './PageTiles.module.css';
import { shopPicture } from './shopPicture.ts';

interface PageTilesProps {
  pages: readonly PageTile[];
  /** The first is twice as wide as the others. */
  leading?: boolean;
  headingLevel?: 2 | 3;
}

/** Pages with their pictures; the whole tile is one link, its title. */
export function PageTiles({ pages, leading = false, headingLevel = 3 }: PageTilesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={classes(styles.tiles, leading && styles.leading)}>
      {pages.map(({ href, title, lead, kicker, picture }, place) => {
        const shown = shopPicture(picture, leading && place === 0 ? boxes.leadTile : boxes.tile);
        return (
          <li key={href} className={classes(styles.tile, shown && styles.pictured)}>
            {shown && <Picture {...shown} alt="" className={styles.picture} />}
            <div className={styles.text}>
              {kicker !== undefined && <p className="small muted">{nbsp(kicker)}</p>}
              <Heading>
                <a href={href}>{nbsp(title)}</a>
              </Heading>
              {lead !== undefined && <p className={styles.lead}>{nbsp(lead)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
