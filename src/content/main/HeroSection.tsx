import { useId } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import type { PictureProps } from '../../ui/Picture.tsx';
import { Emphasis } from './Emphasis.tsx';
import styles from './HeroSection.module.css';
import { PictureScene } from './PictureScene.tsx';
import type { HeroView } from './views.ts';

interface HeroSectionProps {
  view: HeroView;
  /** 1 where it opens the page. */
  level?: 1 | 2;
  load?: NonNullable<PictureProps['load']>;
  held?: boolean;
}

/** Words and a scene with the things in it that can be bought. */
export function HeroSection({ view, level = 1, load = 'priority', held = false }: HeroSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      data-held={held ? '' : undefined}
      className={classes(styles.hero, view.words === 'over' && styles.over)}
      aria-labelledby={id}
    >
      <Wrap className={styles.text}>
        <Heading id={id}>
          <Emphasis text={view.heading} />
        </Heading>
        <p className="lead">{nbsp(view.lead)}</p>
      </Wrap>
      <PictureScene picture={view.picture} points={view.points} load={load} />
    </section>
  );
}
