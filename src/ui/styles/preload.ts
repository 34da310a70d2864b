import brygadaExt from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url';
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import sansExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Addresses of the upright faces, for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const fontPreloads: readonly string[] = [sans, sansExt, brygada, brygadaExt];
