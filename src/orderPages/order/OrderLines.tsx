import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Sums } from '../../ui/Sums.tsx';
import styles from './OrderLines.module.css';
import type { OrderPageView } from './view.ts';

/** What was ordered, as it was agreed on. */
export function OrderLines({ lines }: Pick<OrderPageView, 'lines'>) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ place, href, name, quantity, worth, facts, picture }) => (
        <li key={place} className={styles.line}>
          <div aria-hidden="true">
            <Plate picture={pictureProps(picture, boxes.thumb)} />
          </div>
          <div>
            <h3>
              <a href={href}>{nbsp(name)}</a>
            </h3>
            <div className="small muted">
              <p>{nbsp(quantity)}</p>
              {facts.map((fact) => (
                <p key={fact}>{nbsp(fact)}</p>
              ))}
            </div>
          </div>
          <p className={styles.worth}>{worth}</p>
        </li>
      ))}
    </ul>
  );
}

export function OrderSums({ sums }: Pick<OrderPageView, 'sums'>) {
  return <Sums sums={sums.map(({ label, ...sum }) => ({ ...sum, label: nbsp(label) }))} />;
}
