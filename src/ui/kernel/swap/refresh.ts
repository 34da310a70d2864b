import { fetchPage, readPage } from './fetchPage.ts';
import { showPage } from './show.ts';

/** Shows anew what has changed on the page that stands here; focus and what is typed stay where nothing has. */
export async function refreshPage(): Promise<void> {
  const url = new URL(location.href);
  const html = await fetchPage(url);
  const page = html === undefined || location.href !== url.href ? undefined : readPage(html);
  if (page) showPage(page, undefined);
}
