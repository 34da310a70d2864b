import { openClasses } from '../../content/announcements/marks.ts';
import { isOrdering } from '../../content/announcements/model.ts';
import { placingAt } from '../../orders/path.ts';
import { type Chrome, chrome } from '../../routes/frame/chrome.server.ts';
import { BottomFrame, CONTENT, type FrameView, TopFrame } from '../../routes/frame/Frame.tsx';
import type { ShopServices } from '../../routes/services.ts';
import { draw } from '../../ui/islands/draw.server.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import type { DrawnFrame } from '../document/document.ts';

/** The shop may have a thousand categories, each of which marks its own place in the menu. */
const MOST_FRAMES = 200;

const PRIVACY = 'polityka-prywatnosci';

const NO_ANNOUNCEMENTS = { bars: [] };

type FilesOf = (island: string) => readonly string[];

/** JSON of objects that stay the same from page to page, so that a thousand categories are written once. */
function createKeptJson(): (value: object) => string {
  const known = new WeakMap<object, string>();
  return (value) => {
    const text = known.get(value) ?? JSON.stringify(value);
    known.set(value, text);
    return text;
  };
}

/** Draws what stands around pages; one that is like one before it is that one. */
export function createFrames(filesOf: FilesOf): (shop: ShopServices, pathname: string) => Promise<FramePage> {
  const drawn = new Map<string, DrawnFrame>();
  const json = createKeptJson();
  return async (shop, pathname) => {
    const { name, company } = shop.shop;
    const { footer: groups, legal } = shop.content.menu;
    const frame = await chrome(shop);
    const placing = placingAt(pathname);
    const view: FrameView = {
      chrome: frame,
      announcements: placing ? NO_ANNOUNCEMENTS : shop.announcements.shown(shop.clock()),
      footer: { name, company, groups, legal, privacyHref: shop.content.page(PRIVACY) ? `/strona/${PRIVACY}` : '/' },
      current: isMarked(frame, pathname) ? pathname : '',
      ordering: isOrdering(pathname),
      placing,
    };
    const key = JSON.stringify([
      view.current,
      view.ordering,
      placing,
      view.announcements,
      json(frame.menu),
      frame.language ?? json(frame.texts),
      frame.currencies.chosen,
    ]);
    const known = drawn.get(key) ?? drawFrame(view, filesOf);
    if (drawn.size >= MOST_FRAMES) drawn.clear();
    drawn.set(key, known);
    return { frame: known, chrome: frame };
  };
}

export interface FramePage {
  frame: DrawnFrame;
  chrome: Chrome;
}

/** Paths that the header says one is at. */
const isMarked = ({ menu }: Chrome, pathname: string): boolean =>
  pathname === '/' ||
  pathname === '/koszyk' ||
  pathname === '/kontakt' ||
  menu.some(({ href, children }) => href === pathname || children.some((child) => child.href === pathname));

function drawFrame(view: FrameView, filesOf: FilesOf): DrawnFrame {
  const options = { overrides: view.chrome.texts, filesOf };
  const first = draw(<SkipLink target={CONTENT} />, { ...options, prefix: 's' });
  const top = draw(<TopFrame {...view} />, { ...options, prefix: 't' });
  const bottom = draw(<BottomFrame {...view} />, { ...options, prefix: 'b' });
  return {
    rootClass: openClasses(view.announcements),
    kind: view.placing ? (view.placing === 'basket' ? 'place' : 'pay') : view.ordering ? 'order' : 'shop',
    first: first.html,
    top: top.html,
    bottom: bottom.html,
  };
}
