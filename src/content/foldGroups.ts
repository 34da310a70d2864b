/** Groups of links stand open from here on, as the style sheet has it. */
const WIDE = '(min-width: 48rem)';

/**
 * The style sheet alone opens the groups of the footer in a wide window; this tells those who listen that they are open, and
 * leaves nothing dead to press.
 */
export function startFoldGroups(): void {
  const media = window.matchMedia(WIDE);
  const fold = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('#footer_links details')) {
      group.open = media.matches;
      const summary = group.querySelector('summary');
      if (summary) summary.tabIndex = media.matches ? -1 : 0;
    }
  };
  fold();
  media.addEventListener('change', fold);
}
