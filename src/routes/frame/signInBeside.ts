import { openSignIn } from '../../customers/dialog/open.tsx';
import { isAccountPage } from '../../customers/paths.ts';

/** Opens the dialog to sign in; on pages of accounts the link leads on. */
export function openSignInBeside(link: HTMLAnchorElement): void {
  if (isAccountPage(window.location.pathname)) window.location.assign(link.href);
  else openSignIn(link);
}
