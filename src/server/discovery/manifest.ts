import type { ShopFile } from '../../settings/shopFile.ts';
import { ICONS } from './icons.ts';
import type { ThemeColours } from './themeColours.ts';

/** The web app manifest: name, colours and pictures for a shop that is put on the home screen. */
export function manifest({ name, tagline }: Pick<ShopFile, 'name' | 'tagline'>, { light }: ThemeColours): object {
  return {
    id: '/',
    name,
    short_name: name.length > 12 ? (name.split(/\s/)[0] ?? name) : name,
    description: tagline,
    lang: 'pl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.flatMap(({ path, size, manifest: purpose }) =>
        purpose === undefined ? [] : [{ src: path, type: 'image/png', sizes: `${size}x${size}`, purpose }],
      ),
    ],
  };
}
