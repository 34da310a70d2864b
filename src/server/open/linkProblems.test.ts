import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/service.server.ts';
import { contentLinks, linkProblems } from './linkProblems.ts';

const link = (to: string) => ({ label: 'Link', to });

const content = (more: Partial<Content> = {}): Content => ({
  menu: {
    header: [],
    footer: [{ heading: 'A', links: [link('/strona/o-nas')] }],
    legal: [link('/zamowienie/znajdz/odstapienie')],
  },
  main: { title: '', description: '', sections: [] },
  tiles: [],
  announcements: { bars: [] },
  pages: [],
  page: (slug) => ({ slug }) as never,
  pageById: () => undefined,
  ...more,
});

const found = async (some: Content, there: readonly string[] = ['/strona/o-nas', '/zamowienie/znajdz/odstapienie']) =>
  (await linkProblems(some, async (path) => there.includes(path))).map(({ file, at, found: to }) => [file, at, to]);

describe('what content lacks', () => {
  it('is nothing where every link leads somewhere and the pages of the law are there', async () => {
    expect(await found(content())).toEqual([]);
  });

  it('are pages behind links of menus, the main page, tiles and bars', async () => {
    const some = content({
      main: {
        title: '',
        description: '',
        sections: [
          {
            kind: 'promises',
            items: [
              { icon: 'box', text: 'A' },
              { icon: 'box', text: 'B', to: '/nie-ma' },
            ],
          },
          { kind: 'shelf', heading: 'C', products: 'new', count: 4, more: link('/nowosci-2') },
        ],
      },
      tiles: [{ link: link('/kategoria/nie-ma') } as never],
      announcements: { bars: [{ link: link('/strona/nie-ma') } as never, {} as never] },
    });
    expect(contentLinks(some)).toHaveLength(6);
    expect(await found(some)).toEqual([
      ['content/main.yaml', 'sections.0.items.1.to', '/nie-ma'],
      ['content/main.yaml', 'sections.1.more.to', '/nowosci-2'],
      ['content/tiles.yaml', 'tiles.0.link.to', '/kategoria/nie-ma'],
      ['content/strips.yaml', 'bars.0.link.to', '/strona/nie-ma'],
    ]);
  });

  it('are no addresses of others, telephones and places on the page', async () => {
    const links = ['https://inny.example/', 'tel:123', 'mailto:a@b.pl', '#dol'].map(link);
    const menu = { ...content().menu, footer: [{ heading: 'A', links }] };
    expect(await found(content({ menu }))).toEqual([]);
  });

  it('are the terms, the privacy page and the way to withdraw', async () => {
    const bare = content({ menu: { header: [], footer: [], legal: [] }, page: () => undefined });
    expect(await found(bare)).toEqual([
      ['pages/', '', undefined],
      ['pages/', '', undefined],
      ['content/menu.yaml', 'legal', undefined],
    ]);
  });
  it('are a way to withdraw that stands among the groups of the footer, which the checkout does not show', async () => {
    const footer = [{ heading: 'A', links: [link('/zamowienie/znajdz/odstapienie')] }];
    expect(await found(content({ menu: { header: [], footer, legal: [] } }))).toEqual([
      ['content/menu.yaml', 'legal', undefined],
    ]);
  });
});
