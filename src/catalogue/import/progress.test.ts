import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProgress, progressBar } from './progress.ts';

describe('the line', () => {
  test.each([
    [
      { bytes: 12_500_000, total: 50_000_000, products: 1234 },
      '[######------------------]   25 %  12.5 of 50.0 MB  1 234 products',
    ],
    [{ bytes: 0, total: 50_000_000, products: 0 }, '[------------------------]    0 %  0.0 of 50.0 MB  0 products'],
    [{ bytes: 2300, total: 2300, products: 1 }, '[########################]  100 %  2.3 of 2.3 kB  1 product'],
    [
      { bytes: 99_999, total: 100_000, products: 1_234_567 },
      '[#######################-]   99 %  100.0 of 100.0 kB  1 234 567 products',
    ],
    [{ bytes: 0, total: 0, products: 0 }, '[########################]  100 %  0 of 0 B  0 products'],
    [{ bytes: 1_500_000, products: 20 }, '1.5 MB  20 products'],
  ])('shows %j', (progress, line) => {
    expect(formatProgress(progress)).toBe(line);
  });

  test('gives up the bar where it does not fit', () => {
    expect(formatProgress({ bytes: 1, total: 4, products: 5 }, 50)).toBe(' 25 %  1 of 4 B  5 products');
    expect(formatProgress({ bytes: 1, total: 4, products: 1, kind: 'point' }, 50)).toContain('  1 point');
  });

  test('never gets wider than the terminal, and is full only at the end', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 200 }), (bytes, total, products, columns) => {
        const line = formatProgress({ bytes, total, products }, columns);
        expect(line.length).toBeLessThanOrEqual(columns);
        if (bytes < total) expect(line).not.toContain('100 %');
      }),
    );
  });
});

function terminal(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) };
}

describe('the bar', () => {
  test('rewrites its line at most 10 times a second and wipes what a longer line left', () => {
    let now = 1000;
    const screen = terminal(true);
    const bar = progressBar(screen, () => now);
    bar.update({ bytes: 1_000_000, products: 1000 });
    now += 99;
    bar.update({ bytes: 1_000_000, products: 1 });
    expect(screen.written).toEqual(['\r1.0 MB  1 000 products']);
    now += 1;
    bar.update({ bytes: 1_000_000, products: 1 });
    expect(screen.written[1]).toBe('\r1.0 MB  1 product     ');
    bar.update({ bytes: 2_000_000, products: 2 });
    bar.done();
    expect(screen.written.slice(2)).toEqual(['\r2.0 MB  2 products', '\n']);
    bar.done();
    expect(screen.written).toHaveLength(4);
  });

  test('leaves the last column free', () => {
    const screen = terminal(true, 20);
    const bar = progressBar(screen, () => 0);
    bar.update({ bytes: 1, products: 1_000_000_000 });
    expect(screen.written[0]).toHaveLength(1 + 19);
  });

  test('writes whole lines every 5 seconds into a file, and always the last', () => {
    let now = 0;
    const log = terminal(false);
    const bar = progressBar(log, () => now);
    for (now = 0; now < 12_000; now += 1000) bar.update({ bytes: now * 1000, products: now / 1000 });
    expect(log.written).toEqual(['5.0 MB  5 products\n', '10.0 MB  10 products\n']);
    bar.done();
    expect(log.written.at(-1)).toBe('11.0 MB  11 products\n');
  });

  test('says nothing about nothing', () => {
    const screen = terminal(true);
    progressBar(screen, () => 0).done();
    expect(screen.written).toEqual([]);
  });
});
