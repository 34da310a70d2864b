import type { ReactNode } from 'react';
import { formatDate } from '../kit/dates.ts';
import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './ContentPage.module.css';
import { PictureScene } from './main/PictureScene.tsx';
import type { PageTile, PointView } from './main/views.ts';
import type { Page } from './model.ts';
import { PageTiles } from './PageTiles.tsx';
import { pageTexts } from './page.texts.ts';
import { shopPicture } from './shopPicture.ts';
import { contentTexts } from './texts.ts';

interface ContentPageProps {
  page: Page;
  parent?: { href: string; title: string } | undefined;
  /** Pages of which this one is the parent. */
  episodes?: readonly PageTile[];
  /** Things in its picture that can be bought. */
  points?: readonly PointView[];
  /** Content after the text, e.g. a form. */
  children?: ReactNode;
}

/** A page of words. With a picture it opens like a story; without, its heading stands on the left of the text. */
export function ContentPage({ page, parent, episodes = [], points = [], children }: ContentPageProps) {
  const t = useText(contentTexts);
  const own = useText(pageTexts);
  const picture = shopPicture(page.picture, boxes.page, 'priority');
  const crumbs = [
    { name: t('homeCrumb'), href: '/' },
    ...(parent ? [{ name: nbsp(parent.title), href: parent.href }] : []),
    { name: nbsp(page.title) },
  ];
  return (
    <article className={styles.page}>
      <Wrap>
        <Breadcrumbs items={crumbs} />
        <div className={classes(styles.columns, picture && styles.story)}>
          <header className={styles.head}>
            {page.kicker !== undefined && <p className="small muted">{nbsp(page.kicker)}</p>}
            <h1>{nbsp(page.title)}</h1>
            {page.updated !== undefined && (
              <p className="small muted">{own('updated', { date: formatDate(Date.parse(page.updated)) })}</p>
            )}
          </header>
          {picture && points.length === 0 && <Picture {...picture} className={styles.picture} />}
          {page.picture && points.length > 0 && (
            <div className={styles.scene}>
              <PictureScene picture={page.picture} points={points} />
            </div>
          )}
          <div className={styles.body}>
            {page.lead !== undefined && <p className={classes('lead', styles.lead)}>{nbsp(page.lead)}</p>}
            <Prose html={page.html} />
            {children}
          </div>
        </div>
        {episodes.length > 0 && (
          <section className={styles.episodes} aria-label={own('inThisPart')}>
            <PageTiles pages={episodes} headingLevel={2} leading={episodes.length > 2} />
          </section>
        )}
      </Wrap>
    </article>
  );
}
