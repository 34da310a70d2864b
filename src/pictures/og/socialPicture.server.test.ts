import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSocialPath, socialPicturePath } from './address.ts';
import { BRYGADA, openGlyphs, SOURCE_SANS } from './glyphs.server.ts';
import { drawSocialCard } from './socialPicture.server.ts';

const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

describe('openLetters', () => {
  it.each([BRYGADA, SOURCE_SANS])('has every Polish letter of $folder, as an outline of its own', async (family) => {
    const letters = await openGlyphs(family);
    const outlines = [...POLISH].map(
      (letter) => /d="([^"]+)"/.exec(letters.draw(letter, { x: 0, y: 0, size: 10 }))?.[1],
    );
    expect(outlines.every((outline) => outline !== undefined && outline.length > 20)).toBe(true);
    expect(new Set(outlines).size).toBe(POLISH.length);
  });

  it('measures what it draws, leaves out what it does not know, and follows the weight', async () => {
    const letters = await openGlyphs(BRYGADA);
    expect(letters.measure('Żółw')).toBeGreaterThan(letters.measure('Żół'));
    expect(letters.measure('a😀b')).toBe(letters.measure('a') + letters.measure('b'));
    const bold = await openGlyphs({ ...BRYGADA, weight: 700 });
    expect(bold.measure('Kubek')).toBeGreaterThan(letters.measure('Kubek'));
  });
});

describe('drawSocialCard', () => {
  it('is a JPEG of 1200 × 630 with dark letters on the left and the picture on the right', async () => {
    const picture = 'shop/pictures/kubek-pawie-1.jpg';
    const drawn = await drawSocialCard({ heading: 'Kubek & <żuk>', shopName: 'Glinianka', picture });
    const { format, width, height } = await sharp(drawn).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    const left = await sharp(drawn).extract({ left: 72, top: 60, width: 450, height: 450 }).stats();
    expect(left.channels[0]?.min).toBeLessThan(60);
    const bare = await drawSocialCard({ heading: 'Kubek & <żuk>', shopName: 'Glinianka' });
    expect(bare.equals(drawn)).toBe(false);
  });

  it('does without a picture that cannot be read', async () => {
    const card = { heading: 'Dostawa', shopName: 'Glinianka' };
    const [without, broken] = await Promise.all([
      drawSocialCard(card),
      drawSocialCard({ ...card, picture: 'package.json' }),
    ]);
    expect(broken.equals(without)).toBe(true);
  });
});

it('paths of glyphs are read as they were written, and no others', () => {
  const subjects = [
    { kind: 'shop' },
    { kind: 'product', id: 1001 },
    { kind: 'category', slug: 'kubki' },
    { kind: 'page', slug: 'o nas?' },
  ] as const;
  for (const subject of subjects) expect(readSocialPath(socialPicturePath(subject))).toEqual(subject);
  for (const path of ['/og/', '/og/produkt/x.jpg', '/og/cena/1.jpg', '/og/strona/%ff.jpg', '/og/produkt/1.png']) {
    expect(readSocialPath(path)).toBeUndefined();
  }
});
