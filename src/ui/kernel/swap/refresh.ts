import { holdPage } from '../holdPage.ts';
import { fetchPage, readPage } from './fetchPage.ts';
import { releaseParts } from './firstFrame.ts';
import { showPage } from './show.ts';
import { partAddress } from './swappable.ts';

/** Updates the open page where it has changed; focus and typed values stay elsewhere. After a failure it stays as it is: nobody asked to go anywhere. */
export async function refreshPage(): Promise<void> {
  const url = new URL(location.href);
  const html = await fetchPage(partAddress(url));
  const page = html === undefined || location.href !== url.href ? undefined : readPage(html);
  if (!page) return;
  showPage(page, undefined);
  holdPage();
  releaseParts();
}
