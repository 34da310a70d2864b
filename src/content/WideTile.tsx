import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { MoreLink } from '../ui/MoreLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { Tile } from './model.ts';
import { shopPicture } from './shopPicture.ts';
import styles from './WideTile.module.css';

/** A merchant's word among the cards of a category. */
export function WideTile({ tile }: { tile: Tile }) {
  const picture = shopPicture(tile.picture, boxes.wideTile);
  return (
    <li className={styles.tile}>
      {picture && <Picture {...picture} cover />}
      <div>
        <h3>{nbsp(tile.heading)}</h3>
        <p>{nbsp(tile.text)}</p>
        <p>
          <MoreLink href={tile.link.to}>{nbsp(tile.link.label)}</MoreLink>
        </p>
      </div>
    </li>
  );
}
