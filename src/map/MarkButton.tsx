import { classes } from '../ui/classes.ts';
import { useText } from '../ui/TextContext.tsx';
import type { Mark } from './clusters.ts';
import styles from './MapView.module.css';
import { mapTexts } from './texts.ts';

interface MarkButtonProps {
  mark: Mark;
  /** Pixels within the map. */
  at: { left: number; top: number };
  chosen: boolean;
  onPress(): void;
}

/** Dots of the ring around a number: the peacock eye of the shop's mark. Dashes of one circle, as there are many such rings. */
const DOTS = 16;

export function MarkButton({ mark, at, chosen, onPress }: MarkButtonProps) {
  const t = useText(mapTexts);
  if (mark.kind === 'many') {
    const { count, town } = mark;
    return (
      <button
        type="button"
        className={classes(styles.place, styles.many)}
        style={at}
        aria-label={t('many', { n: count, town })}
        onClick={onPress}
      >
        <svg aria-hidden="true" viewBox="0 0 44 44">
          <circle cx="22" cy="22" r="15" />
          <circle className={styles.ring} cx="22" cy="22" r="19" pathLength={DOTS} />
        </svg>
        <span aria-hidden="true">{short(count)}</span>
      </button>
    );
  }
  const { id, town, label = id, name = `${id}, ${town}` } = mark.pin;
  return (
    <>
      <button
        type="button"
        className={styles.place}
        style={at}
        aria-pressed={chosen}
        aria-label={name}
        title={name}
        onClick={onPress}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="7" />
          <circle className={styles.dot} cx="12" cy="12" r="3" />
        </svg>
      </button>
      {chosen && (
        <span className={styles.name} style={at} aria-hidden="true">
          {label}
        </span>
      )}
    </>
  );
}

/** A number that goes into a ring: 950, 1,2 tys. as 1200 is too long for it. */
const short = (count: number): string => (count < 1000 ? String(count) : `${Math.round(count / 1000)}k`);
