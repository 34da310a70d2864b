import { useId } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { PageTiles } from '../PageTiles.tsx';
import type { NotebookView } from './views.ts';

interface NotebookSectionProps {
  view: NotebookView;
  held: boolean;
}

/** Pages worth reading, the first one large; nothing at all when there are none. */
export function NotebookSection({ view: { heading, pages, more }, held }: NotebookSectionProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <Section far held={held} aria-labelledby={id}>
      <Wrap>
        <SectionHead
          title={nbsp(heading)}
          id={id}
          more={more && <MoreLink href={more.to}>{nbsp(more.label)}</MoreLink>}
        />
        <PageTiles pages={pages} leading />
      </Wrap>
    </Section>
  );
}
