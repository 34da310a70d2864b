import { type ReactNode, useId } from 'react';
import { Section } from '../../src/ui/layout/Section.tsx';
import { SectionHead } from '../../src/ui/layout/SectionHead.tsx';

type PartProps = { title: string; more?: ReactNode; children: ReactNode };

/** One family of primitives under its heading. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} className="part">
      <SectionHead id={id} title={title} more={more} />
      <div className="part-body">{children}</div>
    </Section>
  );
}
