import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode } from './draw.server.ts';
import { TransferCode } from './TransferCode.tsx';

const TEXT = '1234567890|PL|92124012340001567890123456|001200|Odbiorca 1|FV 1234/34/2012|||';

it('the code of a transfer draws every dark square of the code and no other', () => {
  const { size, path } = drawCode(TEXT);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(length); i++) (drawn[Number(y)] ?? [])[Number(x) + i] = true;
  }
  expect(drawn).toEqual(encode(TEXT, { ecc: 'M', border: 4 }).data);
  expect(path.replace(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
  // The quiet zone.
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
});

it('the code of a transfer has a text, no style and both colours', () => {
  const html = renderToStaticMarkup(<TransferCode code={drawCode(TEXT)} label="Kod do przelewu" />);
  expect(html).toContain('role="img" aria-label="Kod do przelewu"');
  expect(html).not.toContain('style=');
  expect(html).toContain('fill="#ffffff"');
});
