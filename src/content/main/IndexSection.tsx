import { useId } from 'react';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './IndexSection.module.css';
import { mainTexts } from './texts.ts';
import type { IndexView } from './views.ts';

/** Large names of categories; on a wide screen the picture beside them follows the pointer, by style alone. */
export function IndexSection({ view, held }: { view: IndexView; held: boolean }) {
  const t = useText(mainTexts);
  const id = useId();
  // The name beside a picture says the same.
  const thumbs = view.items.map(({ picture }) => pictureProps(picture, boxes.thumb));
  const pictures = view.items.map(({ picture }) => pictureProps(picture, boxes.plate));
  const resting = restingPicture(pictures);
  return (
    <Section held={held} aria-labelledby={id}>
      <Wrap>
        <SectionHead title={nbsp(view.heading)} id={id} />
        <div className={styles.index}>
          <ul className={styles.list}>
            {view.items.map(({ href, name, count }, place) => {
              const picture = thumbs[place];
              return (
                <li key={href}>
                  <a href={href}>
                    <span>{nbsp(name)}</span>
                    {count !== undefined && (
                      <>
                        <small aria-hidden="true">{count}</small>
                        <span className="vh"> {t('productsIn', { n: count })}</span>
                      </>
                    )}
                    {picture && <Picture {...picture} />}
                  </a>
                </li>
              );
            })}
          </ul>
          {resting !== undefined && (
            <div className={styles.plate}>
              {view.items.map(({ href }, place) => {
                const picture = pictures[place];
                return (
                  <div key={href} className={classes(styles.leaf, place === resting && styles.resting)}>
                    {picture && <Picture {...picture} cover />}
                  </div>
                );
              })}
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

/**
 * Picture that is shown while the pointer is on no name: the second, so that pointing at the first name visibly
 * answers; when it is missing the first there is, and undefined when there are none.
 */
export function restingPicture(pictures: readonly unknown[]): number | undefined {
  if (pictures[1] !== undefined) return 1;
  const first = pictures.findIndex((picture) => picture !== undefined);
  return first < 0 ? undefined : first;
}
