import { pages } from '../../routes/pages.ts';
import { createDrawing, type DrawOptions } from './draw.server.tsx';
import type { Pages } from './model.ts';
import { createPages } from './pages.server.tsx';

/** The pages of the storefront, drawn with what the build has made for browsers. */
export const openPages = (options: DrawOptions): Pages => createPages(pages, createDrawing(options));
