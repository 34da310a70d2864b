import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileField } from './FileField.tsx';

const words = (required: boolean): string =>
  renderToStaticMarkup(
    <FileField
      label="Rysunek"
      most={1}
      required={required}
      rules={{ maxBytes: 8_000_000, refusedExtensions: [], refusedTypes: [] }}
    />,
  ).replace(/<[^>]*>/g, '');

it('a file that may be left out is called optional, as any other field is', () => {
  expect(words(false)).toMatch(/^Rysunek \(nieobowiązkowe\)/);
  expect(words(true)).not.toContain('nieobowiązkowe');
});

it('one file is asked for in words that fit one', () => {
  expect(words(true)).toContain('Dodaj plik albo przeciągnij tutaj');
});
