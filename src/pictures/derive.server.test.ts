import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { derive } from './derive.server.ts';

/** 400 × 200, red left and blue right. */
let original: Buffer;
beforeAll(async () => {
  const half = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
  original = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: half('blue'), left: 200, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Glinianka' } })
    .jpeg({ quality: 95 })
    .toBuffer();
});

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height, exif, icc } = await sharp(bytes).metadata();
  return { format, width, height, exif, icc };
};

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('derive', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('makes %s without what the camera wrote', async (format, told) => {
    const made = await derive(original, { width: 160, format });
    expect(await sizeOf(made)).toEqual({ format: told, width: 160, height: 80, exif: undefined, icc: undefined });
  });

  it('cuts before it scales', async () => {
    const made = await derive(original, { width: 160, cut: '1x1', format: 'webp' });
    expect(await sizeOf(made)).toMatchObject({ width: 160, height: 160 });
    expect([await colourAt(made, 20, 80), await colourAt(made, 140, 80)]).toEqual(['red', 'blue']);
  });

  it('never makes it larger', async () => {
    expect(await sizeOf(await derive(original, { width: 1600, format: 'webp' }))).toMatchObject({ width: 400 });
  });

  it('turns a picture the way it was held, and cuts what is then seen', async () => {
    // Orientation 6: the camera was turned, the left side is now on top.
    const turned = await sharp(original).withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(await derive(turned, { width: 160, format: 'webp' }))).toMatchObject({
      width: 160,
      height: 320,
    });
    const square = await derive(turned, { width: 160, cut: '1x1', format: 'webp' });
    expect(await sizeOf(square)).toMatchObject({ width: 160, height: 160 });
    expect([await colourAt(square, 80, 20), await colourAt(square, 80, 140)]).toEqual(['red', 'blue']);
  });

  it('puts paper behind what is transparent where it must', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [red = 0] = await sharp(await derive(clear, { width: 160, format: 'jpg' }))
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(230);
  });

  it('throws on what is no picture, and on more pixels than it may hold', async () => {
    await expect(derive(Buffer.from('GIF89a nonsense'), { width: 160, format: 'avif' })).rejects.toThrow();
    const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>');
    await expect(derive(bomb, { width: 160, format: 'avif' })).rejects.toThrow(/pixel limit/);
  });
});
