import type { Settings } from '../settings/env.server.ts';
import { locate } from '../settings/locate.server.ts';
import { bookPlaces, describeProblem, describeProblems, type Problem } from '../settings/problem.ts';
import tokens from '../ui/styles/tokens.css?raw';
import type { App } from './app.ts';
import { type Background, startBackground, startListening } from './background.ts';
import type { EditsTold } from './edits/panel.ts';
import type { Log } from './log.ts';
import { fixedProblems } from './open/fixedSettings.ts';
import { StartError } from './open/problems.ts';
import { type OpenOptions, type OpenShop, reopenShop } from './open/shop.ts';
import { themeProblems, unreadableTheme } from './open/themeProblems.ts';
import { AFTER_OPENING } from './warmUp.ts';

export interface LiveOptions {
  settings: Settings;
  /** The program over a shop. */
  appOver(shop: OpenShop): App;
  log: Log;
  say(line: string): void;
  /** What an edited shop is opened with, too. */
  opening: OpenOptions;
}

/** An open shop and the program over it. Both are never changed: an edit of the folder puts others in their place. */
export interface LiveShop {
  readonly app: App;
  readonly shop: OpenShop;
  readonly told: EditsTold;
  /** Begins the work in the background, once the shop answers. */
  begin(): void;
  /** Takes in the folder as it is now, after an edit of these files. */
  edited(files: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Files that are taken in product by product: what is wrong in one of them keeps nothing else back. */
const CATALOGUE = /^(?:products\/|categories\.yaml$|producers\.yaml$|series\.yaml$)/;

export function openLive(first: OpenShop, { settings, appOver, log, say, opening }: LiveOptions): LiveShop {
  let shop = first;
  let app = appOver(shop);
  let background: Background | undefined;
  let ending: Promise<unknown> = Promise.resolve();
  let problems: readonly Problem[] = [...shop.problems, ...themeProblems(shop.theme.own, tokens)];
  /** Mistakes that the open shop lives with: they were there when it was opened, and keep nothing back. */
  let livedWith = besides(problems);
  let version = 1;

  /** The shop of the folder as it is now, or why it cannot be had. */
  async function reopened(): Promise<{ next?: OpenShop; wrong: readonly Problem[] }> {
    try {
      const next = await reopenShop(shop, settings, opening);
      const unreadable = unreadableTheme(next.theme.own);
      return {
        next,
        wrong: [
          ...(await locate(settings.shopDir, fixedProblems(shop.file, next.file))),
          ...next.problems,
          ...(unreadable ? [unreadable] : []),
        ],
      };
    } catch (error) {
      if (error instanceof StartError) return { wrong: error.problems };
      throw error;
    }
  }

  function begin(): void {
    background = settings.role === 'web' ? startListening(shop) : startBackground(shop, settings, log);
    const { warm } = app;
    if (settings.role !== 'work') setTimeout(() => void warm(), AFTER_OPENING).unref();
  }

  function replace(next: OpenShop): void {
    const before = { shop, app, background };
    shop = next;
    app = appOver(next);
    before.app.retire();
    // A mail that is being sent may take long.
    ending = Promise.all([ending, before.background?.stop(), before.shop.priced.close()]);
    begin();
  }

  return {
    get app() {
      return app;
    },
    get shop() {
      return shop;
    },
    get told() {
      return { version, problems: problems.map(describeProblem), book: bookPlaces(problems) };
    },
    begin,
    async edited(changed) {
      const { next, wrong } = await reopened();
      const mistakes = besides(wrong);
      const held = !next || !mistakes.isSubsetOf(livedWith);
      // The store has taken in products: all who read it show them.
      if (!held && (mistakes.size < livedWith.size || !changed.every((file) => CATALOGUE.test(file)))) {
        replace(next);
        livedWith = mistakes;
      }
      const { searches } = shop.kept.lists;
      for (const search of searches) search === shop.search || searches.delete(search);
      problems = held ? wrong : [...wrong, ...themeProblems(next.theme.own, tokens)];
      version += 1;
      for (const line of told(changed, problems, held)) say(line);
    },
    async stop() {
      await Promise.all([ending, background?.stop()]);
    },
  };
}

/** Mistakes but those of products, whatever line they stand on. */
const besides = (problems: readonly Problem[]): Set<string> =>
  new Set(
    problems
      .filter(({ file }) => !CATALOGUE.test(file))
      .map(({ file, at, expected, found }) => [file, at, expected, found].join('\n')),
  );

const MOST_NAMED = 3;

/** What has become of an edit, for the terminal. */
function told(files: readonly string[], problems: readonly Problem[], held: boolean): string[] {
  const named = files.length > MOST_NAMED ? `${files.length} files` : files.join(', ');
  const wrong = new Set(problems.filter(({ file }) => CATALOGUE.test(file)).map(({ file }) => file));
  const kept = held || (wrong.size > 0 && files.every((file) => wrong.has(file)));
  const outcome = kept ? 'not shown: the shop goes on as it was until this is mended' : 'the shop shows it';
  return [`  ${named}: ${outcome}`, ...describeProblems(problems).map((line) => `  ! ${line}`)];
}
