import { lookedUp, type Redirect, straightened } from './model.ts';

/** How a merchant takes an old address away. */
const TAKE_AWAY = 'A row with an empty "to" takes it away: npm run import -- redirects FILE';

type IsThere = (path: string) => Promise<boolean>;

/** Redirects to a page that is not there. */
export async function leadingNowhere(redirects: readonly Redirect[], isThere: IsThere): Promise<Redirect[]> {
  const checked = await Promise.all(
    redirects.map(async (redirect) => ((await isThere(pathOf(redirect))) ? [] : redirect)),
  );
  return checked.flat();
}

/**
 * Lines about redirects that are kept and do nobody good: they lead round in a circle or to a page that is not there, or stand
 * where a page of the shop has come to be since.
 * @param isThere tells whether the shop has a page at a path
 */
export async function redirectProblems(kept: ReadonlyMap<string, string>, isThere: IsThere): Promise<string[]> {
  const all = [...kept].map(([from, to]): Redirect => ({ from, to }));
  const { straight, round } = straightened(all);
  const own = new Set(
    (await Promise.all(straight.map(async ({ from }) => ((await isThere(from)) ? from : [])))).flat(),
  );
  const lost = await leadingNowhere(
    straight.filter(({ from }) => !own.has(from)),
    isThere,
  );
  return [
    ...round.map(({ from }) => said(from, 'leads round in a circle')),
    ...[...own].map((from) => said(from, 'is a page of this shop now, and leads nowhere else')),
    ...lost.map(({ from, to }) => said(from, `leads to ${to}, where no page is`)),
  ];
}

const said = (from: string, wrong: string): string => `old address ${from}: it ${wrong}. ${TAKE_AWAY}`;

const pathOf = ({ to }: Redirect): string => lookedUp(new URL(to, 'http://shop.example'))?.path ?? to;
