import { useText } from '../ui/TextContext.tsx';
import styles from './EnergyArrow.module.css';
import type { EnergyLabel } from './model.ts';
import { catalogueTexts } from './texts.ts';

/**
 * Class of energy efficiency with the range of classes, as it must stand beside a price (Regulation (EU) 2017/1369, art. 6, and the
 * annexes on distance selling of its delegated acts). It is as large as the letters around it.
 */
export function EnergyArrow({ label: { class: name, best, worst } }: { label: EnergyLabel }) {
  const t = useText(catalogueTexts);
  return (
    <svg
      className={styles.arrow}
      data-class={name}
      viewBox="0 0 52 28"
      role="img"
      aria-label={t('energyClass', { class: name, best, worst })}
    >
      <path className={styles.range} d="M.5.5h13v27H.5z" />
      <path className={styles.up} d="M7 18v-7M4.5 13.5 7 11l2.5 2.5" />
      <text className={styles.end} x="7" y="9">
        {best}
      </text>
      <text className={styles.end} x="7" y="26">
        {worst}
      </text>
      <path className={styles.body} d="M14 .5h26L51.5 14 40 27.5H14z" />
      <text className={styles.letter} x="29" y="21.5">
        {name}
      </text>
    </svg>
  );
}
