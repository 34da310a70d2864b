import { Check } from '../ui/Check.tsx';
import { ColourDot, type DotColours } from '../ui/ColourDot.tsx';
import { numberInText } from '../ui/text.ts';
import styles from './FacetCheck.module.css';

interface FacetCheckProps {
  name: string;
  value: string;
  label: string;
  /** Products it would leave; with none it cannot be chosen, only taken back. */
  count: number;
  checked: boolean;
  /** Colours of the dot beside the label. */
  colours?: DotColours | undefined;
}

export function FacetCheck({ name, value, label, count, checked, colours }: FacetCheckProps) {
  return (
    <Check unanswered name={name} value={value} defaultChecked={checked} disabled={count === 0 && !checked}>
      <span className={styles.line}>
        {colours && <ColourDot colours={colours} />}
        <span>{label}</span>
        <span className={styles.count}>{numberInText(count)}</span>
      </span>
    </Check>
  );
}
