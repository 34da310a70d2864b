import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawIcon, ICONS, iconShelf } from './icons.ts';
import { manifest } from './manifest.ts';

const svg = readFileSync('public/icon.svg');
const colours = { light: '#f6f3ee', dark: '#16171c' };

describe('icons', () => {
  it.each(ICONS)('are pictures of their size, see-through unless they have a plate: $path', async (icon) => {
    const picture = sharp(await drawIcon(svg, icon, colours.light));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
    const { isOpaque } = await picture.stats();
    expect(isOpaque).toBe(icon.plate);
  });
  it('hold a PNG in an ICO', async () => {
    const ico = await drawFavicon(svg);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32 });
    expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  });
  it('are drawn once each, and again after a failure', async () => {
    const icon = iconShelf('public/icon.svg', colours.light);
    expect(icon('/icon-192.png')).toBe(icon('/icon-192.png'));
    expect(icon('/icon-193.png')).toBeUndefined();
    await icon('/icon-192.png');
    const broken = iconShelf('public/no-such.svg', colours.light);
    const first = broken('/favicon.ico');
    await expect(first).rejects.toThrow('no-such.svg');
    const second = broken('/favicon.ico');
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow();
  });
});

describe('manifest', () => {
  it('names the shop, its colours and icons that exist', () => {
    const made = manifest({ name: 'Pracownia Glinianka', tagline: 'Kamionka' }, colours) as Record<string, unknown>;
    expect(made).toMatchObject({ name: 'Pracownia Glinianka', short_name: 'Pracownia', theme_color: '#f6f3ee' });
    const paths = (made.icons as { src: string }[]).map(({ src }) => src);
    expect(paths).toEqual(['/icon.svg', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
  });
});
