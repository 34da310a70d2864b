import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TextProvider } from '../TextContext.tsx';
import type { TextOverrides } from '../text.ts';
import { type IslandSink, Islands } from './sink.ts';

export interface DrawOptions {
  overrides: TextOverrides;
  /** Begins every id that `useId` makes: parts of one document are drawn apart. */
  prefix: string;
  /** Addresses of an island's modules by its name. */
  filesOf(name: string): readonly string[];
}

export interface Drawn {
  html: string;
  /** Preloads that React found to be worth a place in the head. */
  preloads: string;
}

/** Text that React writes for a part that was not ready in time. */
const WAITING = '<!--$!-->';
/** What React parts texts with for the React that takes over, which it does in islands alone. */
const BETWEEN_TEXTS = '<!-- -->';
const PRELOADS = /^(?:<link [^>]*\/>)+/;
const MARK = /<!--island (\d+)-->/g;

/** Draws a part of a document whole, its islands in place. Throws what a component throws, and when one waits for something. */
export function draw(part: ReactNode, { overrides, prefix, filesOf }: DrawOptions): Drawn {
  const islands: { Component: ComponentType<object>; props: object }[] = [];
  const prefixOf = (place: number) => `${prefix}${place}`;
  const sink: IslandSink = {
    place(of, props) {
      const place = islands.push({ Component: of.Component as ComponentType<object>, props }) - 1;
      return { prefix: prefixOf(place), mark: `<!--island ${place}-->`, files: filesOf(of.name).join(' ') };
    },
  };
  const around = drawOne(
    <Islands value={sink}>
      <TextProvider overrides={overrides}>{part}</TextProvider>
    </Islands>,
    prefix,
  );
  let { preloads } = around;
  const html = around.html.replaceAll(BETWEEN_TEXTS, '').replace(MARK, (_, place: string) => {
    const island = islands[Number(place)];
    if (!island) throw new Error(`There is no island ${place}`);
    const drawn = drawOne(
      <TextProvider overrides={overrides}>
        <island.Component {...island.props} />
      </TextProvider>,
      prefixOf(Number(place)),
    );
    preloads += drawn.preloads;
    return drawn.html;
  });
  return { html, preloads };
}

function drawOne(node: ReactNode, identifierPrefix: string): Drawn {
  const html = renderToString(node, { identifierPrefix });
  if (html.includes(WAITING)) throw new Error('A part of the page waits for something while it is drawn');
  const preloads = PRELOADS.exec(html)?.[0] ?? '';
  return { html: html.slice(preloads.length), preloads };
}
