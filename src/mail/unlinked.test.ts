import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

it('words are read as they were written, and no address of the web is left in them', () => {
  const seen = (text: string) => text.replaceAll('\u200B', '');
  for (const text of [
    'Wygrałeś! https://zly.example/a?b=1',
    'www.zly.example',
    'zly.pl',
    'http://192.0.2.7/x',
    'żly.pl',
  ]) {
    expect(unlinked(text)).not.toMatch(/:\/|\.[\p{L}\p{N}]/u);
    expect(seen(unlinked(text))).toBe(text);
  }
  for (const text of ['Proszę zapakować na prezent. Dziękuję: bardzo', 'ul. Polna 12', 'o 10:00', ''])
    expect(unlinked(text)).toBe(text);
});
