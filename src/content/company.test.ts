import { describe, expect, it } from 'vitest';
import { krsInGroups, nipInGroups, unbrokenPhones } from './company.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('numbers of a company', () => {
  it('are grouped as people read them, and lose no digit', () => {
    expect(plain(nipInGroups('1234563218'))).toBe('123 456 32 18');
    expect(plain(krsInGroups('0000123456'))).toBe('0000 123 456');
    expect(plain(nipInGroups('12345678901'))).toBe('123 456 78 901');
  });

  it('stay in one line', () => {
    expect(nipInGroups('1234563218') + krsInGroups('0000000000')).not.toContain(' ');
  });
});

describe('unbrokenPhones', () => {
  it('holds telephone links together and nothing else', () => {
    const html = '<p>Pon. 8 <a class="x" href="tel:+4875" rel="y">75 612 40</a> i <a href="/a">b c</a></p>';
    expect(unbrokenPhones(html)).toBe(
      '<p>Pon. 8 <a class="x" href="tel:+4875" rel="y">75\u00A0612\u00A040</a> i <a href="/a">b c</a></p>',
    );
  });
});
