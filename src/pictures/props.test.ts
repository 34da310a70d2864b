import { describe, expect, it } from 'vitest';
import { readPictureAddress } from './address.ts';
import * as boxes from './boxes.ts';
import { SMALL_WINDOW } from './boxes.ts';
import { pictureProps } from './props.ts';
import { widthsOf } from './shape.ts';

const picture = { file: 'kubek.jpg', hash: '0123456789abcdef', width: 1600, height: 900 };
const { SMALL_WINDOW: _, ...uses } = boxes;
const named: [string, boxes.Boxes][] = Object.entries(uses);

const addresses = (srcSet: string) => srcSet.split(', ').map((one) => one.split(' ') as [string, string]);

describe('pictureProps', () => {
  it('offers AVIF first, the small source to narrow windows, and the shape of the box', () => {
    const props = pictureProps(picture, boxes.card, { load: 'eager' });
    expect(props).toMatchObject({
      src: '/pictures/0123456789abcdef/640-1x1/kubek.jpg',
      width: 900,
      height: 900,
      alt: '',
      load: 'eager',
    });
    expect(props?.sources?.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', SMALL_WINDOW],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    expect(addresses(props?.sources?.[0]?.srcSet ?? '').at(-1)?.[1]).toBe('420w');
  });

  it('cuts anew where the box of a narrow window has another shape', () => {
    const sources = pictureProps(picture, boxes.story)?.sources ?? [];
    const cuts = sources.map(({ srcSet }) => readPictureAddress(addresses(srcSet)[0]?.[0] ?? '')?.cut);
    expect(cuts).toEqual(['4x5', '4x5', '4x5', '16x9', '16x9']);
  });

  it('offers only what the server makes, in every use', () => {
    for (const [use, those] of named) {
      const props = pictureProps(picture, those);
      const all = [
        props?.src ?? '',
        ...(props?.sources ?? []).flatMap(({ srcSet }) => addresses(srcSet).map(([a]) => a)),
      ];
      for (const address of all) {
        const read = readPictureAddress(address);
        expect(widthsOf(picture, read?.cut), `${use}: ${address}`).toContain(read?.width);
      }
    }
  });

  it('offers a small picture as wide as it is', () => {
    const small = pictureProps({ ...picture, width: 240, height: 240 }, boxes.lead);
    expect(small?.sources?.map(({ srcSet }) => srcSet)).toEqual(
      ['avif', 'avif', 'webp'].map((format) => `/pictures/0123456789abcdef/160-1x1/kubek.${format} 160w`),
    );
  });

  it('shows a picture of a feed before its size is known, in the shape of the box', () => {
    const remote = pictureProps({ ...picture, file: 'feed:7/0', width: 0, height: 0 }, boxes.card);
    expect(remote).toMatchObject({ width: 800, height: 800, src: '/pictures/0123456789abcdef/640-1x1/feed-7-0.jpg' });
  });

  it('shows nothing of what cannot be shown', () => {
    expect(pictureProps(undefined, boxes.card)).toBeUndefined();
    expect(pictureProps({ ...picture, width: 0, height: 0 }, boxes.card)).toBeUndefined();
    expect(pictureProps({ ...picture, file: 'https://a.example/b.jpg' }, boxes.card)).toBeUndefined();
  });

  it('names a picture of unknown content by its file, whole', () => {
    const { hash: _, ...unknown } = picture;
    expect(pictureProps(unknown, boxes.card)).toMatchObject({ src: '/pictures/kubek.jpg', width: 1600, height: 900 });
  });
});

it('every use of a picture ends with a box for all windows', () => {
  for (const [use, those] of named) {
    const last = those.findIndex((box) => box.media === undefined);
    expect(last, use).toBe(those.length - 1);
  }
});
