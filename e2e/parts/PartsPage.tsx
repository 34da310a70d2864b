import '../../src/ui/styles/global.css';
import './parts.css';
import type { FunctionComponent } from 'react';
import { BackToTop } from '../../src/ui/BackToTop.tsx';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Wrap } from '../../src/ui/layout/Wrap.tsx';
import { SkipLink } from '../../src/ui/SkipLink.tsx';
import { StampedBand } from '../../src/ui/StampedBand.tsx';
import { ToastProvider } from '../../src/ui/ToastProvider.tsx';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { ViewType } from '../../src/ui/ViewType.tsx';
import { Buttons } from './Buttons.tsx';
import { Choosing } from './Choosing.tsx';
import { Dates } from './Dates.tsx';
import { EngineForm } from './EngineForm.tsx';
import { Fields } from './Fields.tsx';
import { Helpers } from './Helpers.tsx';
import { Lists } from './Lists.tsx';
import { Messages } from './Messages.tsx';
import { Prices } from './Prices.tsx';
import type { PageName } from './pages.ts';
import { Shelves } from './Shelves.tsx';
import { Texts } from './Texts.tsx';
import { useKernel } from './useKernel.ts';
import { Windows } from './Windows.tsx';

const crumbs = [
  { name: 'Glinianka', href: '#glinianka' },
  { name: 'Stół', href: '#stol' },
  { name: 'Kubki i filiżanki', href: '#kubki' },
  { name: 'Kubek Codzienny' },
];

const apart: Readonly<Record<Exclude<PageName, 'index'>, readonly FunctionComponent[]>> = {
  controls: [Buttons, Fields, Choosing, Messages, Lists, Texts],
  dates: [Dates],
  form: [EngineForm],
  helpers: [Helpers],
  shelves: [Shelves],
  windows: [Messages, Windows],
};

const all = [Buttons, Prices, Fields, Choosing, Dates, Messages, Windows, Shelves, Lists, Texts, Helpers, EngineForm];

const pages = new Map<string, readonly FunctionComponent[]>(Object.entries({ index: all, ...apart }));

export const pageNames = [...pages.keys()];

/** Every primitive of src/ui, and the calendar, in all states. No product code imports this. */
export function PartsPage({ name }: { name: string }) {
  useKernel();
  return (
    <ToastProvider>
      <SkipLink target="content" />
      <ViewType />
      <Wrap as="main" id="content" tabIndex={-1}>
        <Breadcrumbs items={crumbs} />
        <h1>Stany i części</h1>
        {pages.get(name)?.map((Family) => (
          <Family key={Family.name} />
        ))}
      </Wrap>
      <StampedBand />
      <BackToTop target="content" />
      <ToastRegion />
    </ToastProvider>
  );
}
