import { Suspense, use, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { useText } from '../TextContext.tsx';
import { defineTexts } from '../text.ts';
import { draw } from './draw.server.tsx';
import { Island } from './Island.tsx';
import { island } from './island.ts';

const texts = defineTexts('proba', { hello: 'Dzień dobry' });

function Greeting({ name }: { name: string }) {
  const t = useText(texts);
  return (
    <p id={useId()}>
      {t('hello')}, {name}
    </p>
  );
}

const Late = () => use(new Promise<string>(() => {}));

const greeting = island('proba/greeting', Greeting);
const options = { overrides: { 'proba.hello': 'Cześć' }, prefix: 'c', filesOf: () => ['/assets/a.js', '/assets/b.js'] };

describe('a drawing with islands', () => {
  it('holds each island drawn, with its files and its props beside it', () => {
    const { html } = draw(
      <main>
        <Island of={greeting} props={{ name: '</script>' }} className="box" />
      </main>,
      options,
    );
    expect(html).toContain('<div class="box" data-island="c0" data-files="/assets/a.js /assets/b.js"><p id="');
    expect(html).toContain('Cześć');
    expect(html).toContain('</div><script type="application/json">{"name":"\\u003c/script\\u003e"}</script>');
  });

  it('gives ids of its own to each island, and others to the page around them', () => {
    const { html } = draw(
      <>
        <Greeting name="a" />
        <Island of={greeting} props={{ name: 'b' }} />
        <Island of={greeting} props={{ name: 'c' }} />
      </>,
      options,
    );
    const ids = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('draws what an island holds as it is, also what looks like a mark', () => {
    const { html } = draw(<Island of={greeting} props={{ name: '$& <!--island 7-->' }} />, options);
    expect(html).toContain('$&amp; &lt;!--island 7--&gt;');
  });

  it('parts texts where React takes over, and nowhere else', () => {
    const { html } = draw(
      <>
        <Greeting name="a" />
        <Island of={greeting} props={{ name: 'b' }} />
      </>,
      options,
    );
    expect(html).toContain('>Cześć, a</p>');
    expect(html).toContain('>Cześć<!-- -->, <!-- -->b</p>');
  });

  it('fails when a part throws', () => {
    const broken = island('proba/broken', (): never => {
      throw new Error('broken');
    });
    expect(() => draw(<Island of={broken} props={{}} />, options)).toThrow('broken');
  });

  it('fails when a part waits, instead of showing what stands in its place meanwhile', () => {
    const waiting = (
      <Suspense fallback="later">
        <Late />
      </Suspense>
    );
    expect(() => draw(waiting, options)).toThrow('waits for something');
    expect(() => draw(<Island of={island('proba/late', () => waiting)} props={{}} />, options)).toThrow('waits for');
  });

  it('hands preloads on to the head', () => {
    const { html, preloads } = draw(<img src="/a.jpg" alt="" fetchPriority="high" />, options);
    expect(preloads).toContain('/a.jpg');
    expect(html.startsWith('<img')).toBe(true);
  });
});
