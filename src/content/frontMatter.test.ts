import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from './frontMatter.ts';

describe('front matter', () => {
  it('parts the head from the body', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\n# B\n')).toEqual({
      head: 'title: A',
      headLine: 2,
      body: '# B\n',
      bodyLine: 4,
    });
  });
  it('reads Windows line ends and a byte order mark', () => {
    expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nB')).toMatchObject({ head: 'title: A', body: 'B' });
  });
  it('keeps a rule inside the body', () => {
    expect(splitFrontMatter('---\na: 1\n---\nx\n\n---\n\ny')?.body).toBe('x\n\n---\n\ny');
  });
  it.each(['# B', '---\ntitle: A\n', ''])('finds no head in %j', (text) => {
    expect(splitFrontMatter(text)).toBeUndefined();
  });
});
