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
        <MainSection key={place} section={section} first={place === 0} />
      ))}
    </>
  );
}

function MainSection({ section, first }: { section: MainSectionView; first: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection view={section} level={first ? 1 : 2} load={first ? 'priority' : 'lazy'} />;
    case 'promises':
      return <PromisesSection view={section} />;
    case 'index':
      return <IndexSection view={section} />;
    case 'shelf':
      return <ShelfSection view={section} />;
    case 'promoted':
      return <PromotedSection view={section} />;
    case 'story':
      return <StorySection view={section} />;
    case 'notebook':
      return <NotebookSection view={section} />;
    default:
      return assertNever(section);
  }
}
