import { showChoice, showNotice } from '../../content/cookies/notice.ts';
import { forgetSeen } from '../../hotspots/seen.ts';
import { forgetSearches } from '../../search/box/recentKey.ts';
import { forgetVisits } from '../../snippets/visits.ts';

/** Takes away all that was kept by consent. */
function forgetKept(): void {
  forgetVisits();
  forgetSeen();
  forgetSearches();
}

/** Asks a visitor who has not been asked yet what may be kept. */
export const askConsent = (): void => showNotice(forgetKept);

/** Asks what may be kept, whenever somebody wants to choose anew. */
export const chooseConsent = (): void => showChoice(forgetKept);
