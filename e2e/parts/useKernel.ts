import { useEffect } from 'react';
import { startBackToTop } from '../../src/ui/kernel/backToTop.ts';
import { listenToDisclosures } from '../../src/ui/kernel/disclosures.ts';
import { listenToPanels, startPanels } from '../../src/ui/kernel/panels.ts';
import { watchPictures } from '../../src/ui/kernel/pictures.ts';

let started = false;

/** What the kernel looks after, once React has taken over what it draws itself. */
function start(): void {
  if (started) return;
  started = true;
  startBackToTop();
  listenToDisclosures();
  listenToPanels();
  startPanels(document);
  watchPictures();
  document.documentElement.dataset.kernel = '';
}

export const useKernel = (): void => useEffect(start, []);
