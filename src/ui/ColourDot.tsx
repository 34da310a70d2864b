import styles from './ColourDot.module.css';

/** One colour, or an upper and a lower one, e.g. `#22398f`. */
export type DotColours = readonly string[];

/** A dot of a colour, beside the words for it: for the eye only. Drawn, so that colours that a browser forces leave it alone. */
export function ColourDot({ colours: [upper, lower] }: { colours: DotColours }) {
  return (
    <svg className={styles.dot} viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={upper} />
      {lower !== undefined && <rect y="1" width="2" height="1" fill={lower} />}
    </svg>
  );
}
