import { useId } from 'react';
import { ProductCard } from '../../catalogue/ProductCard.tsx';
import { nbsp } from '../../kit/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import type { ShelfView } from './views.ts';

/** Products side by side under a heading; nothing at all when there are none. */
export function ShelfSection({ view: { heading, cards, more }, held = false }: { view: ShelfView; held?: boolean }) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section held={held} aria-labelledby={id}>
      <Wrap>
        <SectionHead
          title={nbsp(heading)}
          id={id}
          more={more && <MoreLink href={more.to}>{nbsp(more.label)}</MoreLink>}
        />
        <Shelf columns={cards.length === 4 ? 'even' : 'full'}>
          {cards.map((card) => (
            <ProductCard key={card.id} card={card} />
          ))}
        </Shelf>
      </Wrap>
    </Section>
  );
}
