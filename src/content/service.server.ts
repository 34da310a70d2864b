import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type * as v from 'valibot';
import { descriptionHtml } from '../catalogue/import/descriptionHtml.server.ts';
import { measurePicture } from '../pictures/measure.server.ts';
import type { Problem } from '../settings/problem.ts';
import { readTextFile } from '../settings/textFile.server.ts';
import { type ReadFile, readYaml, readYamlFile, readYamlFileIfAny } from '../settings/yaml.server.ts';
import { type AnnouncementsFile, announcementsFile } from './announcements/file.ts';
import { unbrokenPhones } from './company.ts';
import { categoryTilesFile, type MainSection, mainFile, menuFile, pageHead } from './contentFiles.ts';
import { type Facts, fill } from './fill/fill.ts';
import { splitFrontMatter } from './frontMatter.ts';
import type { ContentPicture, MainPage, Menu, Page, Section, Tile } from './model.ts';

/** Pages, menus and pictures of a shop, read once when the shop opens. */
export interface Content {
  main: MainPage;
  menu: Menu;
  tiles: readonly Tile[];
  announcements: AnnouncementsFile;
  page(slug: string): Page | undefined;
  pageById(id: number): Page | undefined;
  pages: readonly Page[];
}

interface Picked {
  file: string;
  alt: string;
}

const NO_MAIN: MainPage = { title: '', description: '', sections: [] };
const NO_BARS: AnnouncementsFile = { bars: [] };
const NO_MENU: Menu = { header: [], footer: [], legal: [] };

/** Reads content/ and pages/ of a shop; pages name facts of the shop. What cannot be read is left out and told. */
export async function loadContent(
  folder: string,
  factsOf: (announcements: AnnouncementsFile) => Facts,
): Promise<{ content: Content; problems: Problem[] }> {
  const problems: Problem[] = [];
  const yaml = async <T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<ReadFile<T>> => {
    const read = await readYamlFile(folder, join(folder, 'content', name), schema);
    problems.push(...read.problems);
    return read;
  };
  const measured = pictureReader(folder, problems);
  const { value: main, lineOf } = await yaml('main.yaml', mainFile);
  const { value: menu } = await yaml('menu.yaml', menuFile);
  const tiles = await readYamlFileIfAny(folder, join(folder, 'content/tiles.yaml'), categoryTilesFile);
  const announcements = await readYamlFileIfAny(folder, join(folder, 'content/strips.yaml'), announcementsFile);
  problems.push(...tiles.problems, ...announcements.problems);
  const pages = await readPages(folder, factsOf(announcements.value ?? NO_BARS), measured, problems);
  return {
    problems,
    content: {
      main: main
        ? {
            ...main,
            sections: await Promise.all(
              main.sections.map((section, n) =>
                measureSection(section, (picture) =>
                  measured(picture, 'content/main.yaml', () => lineOf(`sections.${n}.picture.file`)),
                ),
              ),
            ),
          }
        : NO_MAIN,
      menu: menu ?? NO_MENU,
      tiles: await Promise.all(
        (tiles.value?.tiles ?? []).map(async (tile, n) => ({
          ...tile,
          picture: await measured(tile.picture, 'content/tiles.yaml', () => tiles.lineOf(`tiles.${n}.picture.file`)),
        })),
      ),
      announcements: announcements.value ?? NO_BARS,
      pages,
      page: (slug) => pages.find((page) => page.slug === slug),
      pageById: (id) => pages.find((page) => page.id === id),
    },
  };
}

/** What a name in two braces stands for. */
const FACT = 'a name that pages may use and shop.yaml has a value of (docs/pages.md)';

/** `line` is that of the picture's name in the file. */
type Measure = (picture: Picked, file: string, line: () => number) => Promise<ContentPicture>;

const pictureReader =
  (folder: string, problems: Problem[]): Measure =>
  async (picture, file, line) => {
    const size = await measurePicture(join(folder, 'pictures', picture.file));
    if (!size)
      problems.push({
        file,
        line: line(),
        at: 'picture',
        expected: 'the name of a picture in pictures/',
        found: picture.file,
      });
    return { ...picture, ...(size ?? { width: 0, height: 0 }) };
  };

async function measureSection(
  section: MainSection,
  measured: (picture: Picked) => Promise<ContentPicture>,
): Promise<Section> {
  if (section.kind === 'promoted') {
    const { picture, ...rest } = section;
    return picture ? { ...rest, picture: await measured(picture) } : rest;
  }
  if ('picture' in section) return { ...section, picture: await measured(section.picture) } as Section;
  return section;
}

async function readPages(folder: string, facts: Facts, measured: Measure, problems: Problem[]): Promise<Page[]> {
  const names = (await readdir(join(folder, 'pages')).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
  const pages: Page[] = [];
  for (const name of names) {
    const file = join(folder, 'pages', name);
    const shown = relative(folder, file);
    const told = (expected: string, example?: string) =>
      problems.push({ file: shown, line: 1, at: '', expected, ...(example === undefined ? {} : { example }) });
    const text = await readTextFile(file);
    if (!text.ok) {
      told(text.error.expected);
      continue;
    }
    const parts = splitFrontMatter(text.value);
    if (!parts) {
      told('a head between two lines of ---', 'title: O nas');
      continue;
    }
    const head = readYaml(parts.head, shown, pageHead, parts.headLine);
    problems.push(...head.problems);
    if (!head.value) continue;
    const filled = (text: string, into: 'words' | 'markdown', line: () => number) => {
      const { text: whole, missing } = fill(text, facts, into);
      for (const { name, line: below } of missing)
        problems.push({ file: shown, line: line() + below - 1, at: '', expected: FACT, found: `{{${name}}}` });
      return whole;
    };
    const html = await descriptionHtml(filled(parts.body, 'markdown', () => parts.bodyLine));
    if (html === undefined) {
      told('Markdown that is shorter and less deeply nested');
      continue;
    }
    const { picture, lead, kicker, updated, parent, ...rest } = head.value;
    pages.push({
      ...rest,
      description: filled(rest.description, 'words', () => head.lineOf('description')),
      slug: basename(name, '.md'),
      html: unbrokenPhones(html),
      ...(lead === undefined ? {} : { lead: filled(lead, 'words', () => head.lineOf('lead')) }),
      ...(kicker === undefined ? {} : { kicker }),
      ...(updated === undefined ? {} : { updated }),
      ...(parent === undefined ? {} : { parent }),
      ...(picture ? { picture: await measured(picture, shown, () => head.lineOf('picture.file')) } : {}),
    });
  }
  return pages;
}
