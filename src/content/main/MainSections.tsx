import { assertNever } from '../../kit/assertNever.ts';
import { HeroSection } from './HeroSection.tsx';
import { IndexSection } from './IndexSection.tsx';
import { NotebookSection } from './NotebookSection.tsx';
import { PromisesSection } from './PromisesSection.tsx';
import { PromotedSection } from './PromotedSection.tsx';
import { ShelfSection } from './ShelfSection.tsx';
import { StorySection } from './StorySection.tsx';
import type { MainSectionView } from './views.ts';

/** The main page as its merchant arranged it. `title` names the page where no hero opens it. */
export function MainSections({ title, sections }: { title: string; sections: readonly MainSectionView[] }) {
  return (
    <>
      {sections[0]?.kind !== 'hero' && <h1 className="vh">{title}</h1>}
      {sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections carry no id and never change places
        <MainSection key={place} section={section} first={place === 0} held={isBelow(sections, place)} />
      ))}
    </>
  );
}

/** True of a section that begins below the window of a phone: under a hero with a picture, or under two others. */
export const isBelow = (sections: readonly MainSectionView[], place: number): boolean =>
  place > 1 || (place === 1 && sections[0]?.kind === 'hero' && sections[0].picture.width > 0);

function MainSection({ section, first, held }: { section: MainSectionView; first: boolean; held: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection view={section} level={first ? 1 : 2} load={first ? 'priority' : 'lazy'} held={held} />;
    case 'promises':
      return <PromisesSection view={section} held={held} />;
    case 'index':
      return <IndexSection view={section} held={held} />;
    case 'shelf':
      return <ShelfSection view={section} held={held} />;
    case 'promoted':
      return <PromotedSection view={section} held={held} />;
    case 'story':
      return <StorySection view={section} held={held} />;
    case 'notebook':
      return <NotebookSection view={section} held={held} />;
    default:
      return assertNever(section);
  }
}
