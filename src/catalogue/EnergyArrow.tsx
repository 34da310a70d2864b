import { useText } from '../ui/TextContext.tsx';
import styles from './EnergyArrow.module.css';
import { energyTexts } from './energy.texts.ts';
import type { EnergyLabel } from './legalInfo.ts';

/** What is drawn of a label. */
export type EnergyClasses = Pick<EnergyLabel, 'class' | 'best' | 'worst'>;

/**
 * Class of energy efficiency with the range of classes, as it must stand beside a price (Regulation (EU) 2017/1369, art. 6,
 * and the annexes on distance selling of its delegated acts). Its letter is as large as those of the price around it.
 */
export function EnergyArrow({ label }: { label: EnergyClasses }) {
  const t = useText(energyTexts);
  const { class: name, best, worst } = label;
  return (
    <img
      className={styles.arrow}
      src={energyPath(label)}
      alt={t('class', { class: name, best, worst })}
      width="52"
      height="28"
    />
  );
}

/** Address of the arrow of a class in its range (`energyPicture.server.ts` draws it). */
export const energyPath = ({ class: name, best, worst }: EnergyClasses): string =>
  `/energia/${name}-${best}-${worst}.svg`;
