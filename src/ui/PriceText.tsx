import type { ReactNode } from 'react';
import { Cut } from './Cut.tsx';
import { classes } from './classes.ts';
import styles from './PriceText.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

export type PriceLine = {
  readonly key: string;
  readonly id?: string | undefined;
  /** Label with its colon: "Cena regularna:". */
  readonly label?: string | undefined;
  readonly value: ReactNode;
  readonly struck?: boolean;
};

type PriceTextProps = {
  /** Price as text: "68,00 zł". */
  now: ReactNode;
  nowId?: string | undefined;
  /** Word before the price: "od". */
  before?: string | undefined;
  /** Words after the price: "netto", "co miesiąc". */
  after?: string | undefined;
  /** A lowered price: coloured, and said in words to those who listen. */
  sale?: boolean;
  /** Content beside the price itself, as large as it. */
  beside?: ReactNode;
  /** Reduction: "−15 %". */
  cut?: string | undefined;
  /**
   * Lines in the order of the law and the look: lowest price, regular, recommended, unit price. They never fold or
   * shrink.
   */
  lines?: readonly PriceLine[];
  size?: 'md' | 'lg' | 'xl';
  className?: string | undefined;
};

export function PriceText({
  now,
  nowId,
  before,
  after,
  beside,
  sale = false,
  cut,
  lines = [],
  size = 'md',
  className,
}: PriceTextProps) {
  const t = useText(uiTexts);
  return (
    <div className={classes(styles.block, className)}>
      <p className={styles.row}>
        <span className={classes(styles.now, styles[size], sale && styles.sale)}>
          {sale && <span className="vh">{t('priceAfterCut')} </span>}
          {before !== undefined && <span className={styles.aside}>{before} </span>}
          <span id={nowId}>{now}</span>
          {after !== undefined && <span className={classes(styles.aside, styles.after)}> {after}</span>}
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
        </span>
        {cut !== undefined && <Cut>{cut}</Cut>}
      </p>
      {lines.map((line) => (
        <p key={line.key} className={classes(styles.line, size === 'xl' && styles.large)}>
          {line.label !== undefined && `${line.label} `}
          {line.struck ? <s id={line.id}>{line.value}</s> : <span id={line.id}>{line.value}</span>}
        </p>
      ))}
    </div>
  );
}
