import sans from './fonts/sans-latin.woff2?url';
import sansPolish from './fonts/sans-polish.woff2?url';
import serif from './fonts/serif-latin.woff2?url';
import serifPolish from './fonts/serif-polish.woff2?url';

/** Addresses of the upright faces, which every page preloads. A browser that knows preloads knows WOFF2, so no type is named. */
export const fontPreloads: readonly string[] = [sans, sansPolish, serif, serifPolish];
