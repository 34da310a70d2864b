import type { DrawnCode } from './draw.server.ts';
import styles from './TransferCode.module.css';

interface Props {
  code: DrawnCode;
  /** What the code is for; the facts in it stand beside it as words. */
  label: string;
}

/** Dark on light in every colour scheme: readers of banks' applications do not take it the other way round. */
export function TransferCode({ code: { size, path }, label }: Props) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      width={size * 4}
      height={size * 4}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
