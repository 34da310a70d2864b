import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipText, describeIn, plainText } from './plainText.ts';

describe('plainText', () => {
  it('keeps words apart and together as they are read', () => {
    expect(plainText('<h2>Kubek</h2><p>Mały, <b>nie</b>bieski&nbsp;i &lt;ciepły&gt; &amp; „miły”.<br />Tak.</p>')).toBe(
      'Kubek Mały, niebieski i <ciepły> & „miły”. Tak.',
    );
    expect(plainText('<ul><li>a</li><li>b</li></ul>&#8211;&#x2013;&#9999999;&copy;')).toBe('a b ––&copy;');
  });
  it('reads an entity once', () => expect(plainText('&amp;lt;')).toBe('&lt;'));
});

describe('clipText', () => {
  it('ends with a sentence when enough is said', () => {
    expect(clipText('Pierwsze zdanie. Drugie zdanie jest dłuższe.', 10, 30)).toBe('Pierwsze zdanie.');
  });
  it('ends with a word otherwise', () => {
    expect(clipText('Tak. Ale to zdanie nie kończy się wcale', 10, 20)).toBe('Tak. Ale to zdanie…');
    expect(clipText('Szkliwo – kobalt i mech', 10, 12)).toBe('Szkliwo…');
  });
  it('is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
        expect(clipText(text, 10, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('describeIn', () => {
  it('adds what is missing, and no more', () => {
    const twelve = 'Dwanaście zn';
    expect(describeIn([undefined, twelve, ' ', twelve, 'Reszta.', 'Za dużo.'], 15, 50)).toBe('Dwanaście zn. Reszta.');
    expect(describeIn([], 50, 200)).toBe('');
  });
});
