import type { CardView } from '../catalogue/card.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { nbsp } from '../kit/typography.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { iconLeft, iconRight } from '../ui/icons.ts';
import { SectionHead } from '../ui/layout/SectionHead.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Hotspot.module.css';
import { hotspotTexts } from './texts.ts';

interface HotspotProps {
  /** Id of the element that it stands in. */
  id: string;
  heading: string;
  cards: readonly CardView[];
}

/** Products of a zone in a row that is moved by whoever reads it, by keyboard too. */
export function Hotspot({ id, heading, cards }: HotspotProps) {
  const t = useText(hotspotTexts);
  const title = `${id}_title`;
  return (
    <section aria-labelledby={title}>
      <SectionHead
        id={title}
        title={nbsp(heading)}
        more={
          // A row that fits has nothing to move (`slider.ts`).
          <div data-slider="" data-idle="" className={styles.acts}>
            <span className="small muted" />
            <IconButton value="-1" icon={iconLeft} label={t('previous')} />
            <IconButton value="1" icon={iconRight} label={t('next')} />
          </div>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <ul className={styles.slider} tabIndex={0} aria-labelledby={title}>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
