import { startFoldGroups } from '../../content/foldGroups.ts';
import { startSettings } from '../../content/liveSettings.ts';
import { startMegaMenu } from '../../content/megaMenu.ts';
import { startPlace } from '../../content/place.ts';
import { startSearchBox } from '../../search/box/startBox.ts';
import { startBackToTop } from '../../ui/kernel/backToTop.ts';
import { listenToDisclosures } from '../../ui/kernel/disclosures.ts';
import { onPage } from '../../ui/kernel/pages.ts';
import { listenToPanels, startPanels } from '../../ui/kernel/panels.ts';

/** Starts what stands around every page, and stays when the page changes in place. */
export function startFrame(): void {
  startMegaMenu();
  startSettings();
  startFoldGroups();
  startPlace();
  startSearchBox();

  startBackToTop();
  listenToDisclosures();
  listenToPanels();
  onPage(startPanels);
}
