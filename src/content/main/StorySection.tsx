import { useId } from 'react';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { shopPicture } from '../shopPicture.ts';
import { Emphasis } from './Emphasis.tsx';
import styles from './StorySection.module.css';
import type { StoryView } from './views.ts';

interface StorySectionProps {
  view: StoryView;
  held: boolean;
}

/** Scene about the makers: a picture, a heading on the left, the text on the right. */
export function StorySection({ view: { heading, lead, picture, steps, more }, held }: StorySectionProps) {
  const id = useId();
  const scene = shopPicture(picture, boxes.story);
  return (
    <Section far held={held} aria-labelledby={id}>
      {scene && <Picture {...scene} className={styles.picture} />}
      <Wrap className={styles.grid}>
        <h2 id={id}>
          <Emphasis text={heading} />
        </h2>
        <div>
          <p className="lead">{nbsp(lead)}</p>
          {steps.length > 0 && (
            <ol className={styles.steps}>
              {steps.map(({ when, what }) => (
                <li key={when}>
                  <b>{nbsp(when)}</b> <span>{nbsp(what)}</span>
                </li>
              ))}
            </ol>
          )}
          {more && (
            <MoreLink href={more.to} className={styles.more}>
              {nbsp(more.label)}
            </MoreLink>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
