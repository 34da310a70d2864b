import { pages } from '../../routes/pages.ts';
import { pageRoots } from '../../routes/speech.ts';

/** First parts of the addresses of pages, which other languages have too. */
export const PAGE_ROOTS = pageRoots(pages.map(({ path }) => path));
