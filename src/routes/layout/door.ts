import { basketChanged } from '../../basket/changed.ts';
import { openSignIn } from '../../customers/dialog/open.tsx';
import { placeOf } from '../account/places.ts';
import type { OwnTerms } from './pressed.ts';

/** Opens the dialog to sign in; on pages that are doors themselves the link leads on. */
export function openDoor(link: HTMLAnchorElement, { overrides }: OwnTerms): void {
  if (placeOf(window.location.pathname)) window.location.assign(link.href);
  else openSignIn({ link, overrides, onDone: basketChanged });
}
