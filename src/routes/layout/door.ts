import { basketChanged } from '../../basket/changed.ts';
import { openSignIn } from '../../customers/dialog/open.tsx';
import type { TextOverrides } from '../../ui/text.ts';
import { placeOf } from '../account/places.ts';

/** Opens the dialog to sign in; on pages that are doors themselves the link leads on. */
export function openDoor(link: HTMLAnchorElement, overrides: TextOverrides): void {
  if (placeOf(window.location.pathname)) window.location.assign(link.href);
  else openSignIn({ link, overrides, onDone: basketChanged });
}
