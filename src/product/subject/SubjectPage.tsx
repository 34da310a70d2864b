import type { ReactNode } from 'react';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { Subject } from './model.ts';
import styles from './SubjectPage.module.css';
import { subjectTexts } from './texts.ts';

interface SubjectPageProps {
  subject: Subject;
  crumbs: readonly Crumb[];
  /** Id of the heading, which names the form. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A form about one product, which stands above it. */
export function SubjectPage({ subject, crumbs, id, title, lead, children }: SubjectPageProps) {
  const t = useText(subjectTexts);
  const facts = [
    ...(subject.size === undefined ? [] : [t(subject.ofValue ? 'value' : 'size', { size: subject.size })]),
    ...(subject.code === undefined ? [] : [t('code', { code: subject.code })]),
  ];
  return (
    <div className={styles.page}>
      <Wrap>
        <Breadcrumbs items={[...crumbs, { name: subject.name, href: subject.href }, { name: title }]} />
        <PageHead id={id} title={title} lead={lead} />
        <div className={styles.product}>
          <div aria-hidden="true">
            <Plate picture={pictureProps(subject.picture, boxes.line)} />
          </div>
          <div>
            <a href={subject.href} className={styles.name}>
              {nbsp(subject.name)}
            </a>
            {facts.length > 0 && <p className="small muted">{facts.join(' · ')}</p>}
          </div>
        </div>
        {children}
      </Wrap>
    </div>
  );
}
