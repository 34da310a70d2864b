import { nbsp } from '../../kit/typography.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type IconPath, iconBack, iconBox, iconHeart, iconPoint, iconShield, iconTruck } from '../../ui/icons.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './PromisesSection.module.css';
import { mainTexts } from './texts.ts';
import type { PromisesView } from './views.ts';

const ICONS: Readonly<Record<PromisesView['items'][number]['icon'], IconPath>> = {
  truck: iconTruck,
  back: iconBack,
  box: iconBox,
  shield: iconShield,
  heart: iconHeart,
  point: iconPoint,
};

/** Promises of the shop in a row under the first picture. */
export function PromisesSection({ view, held }: { view: PromisesView; held: boolean }) {
  const t = useText(mainTexts);
  return (
    <section data-held={held ? '' : undefined} className={styles.bar} aria-label={t('promises')}>
      <Wrap>
        <ul className={styles.list}>
          {view.items.map(({ icon, text, to }) => (
            <li key={text}>
              <Icon of={ICONS[icon]} className={styles.icon} />
              {to === undefined ? <span>{nbsp(text)}</span> : <a href={to}>{nbsp(text)}</a>}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
