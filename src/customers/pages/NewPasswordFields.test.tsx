import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewPasswordFields } from './NewPasswordFields.tsx';

it('a browser cuts no password that is pasted, for nobody would see it', () => {
  const html = renderToStaticMarkup(<NewPasswordFields bounds={{ min: 6, max: 30 }} />);
  expect(html).not.toMatch(/\smaxlength/i);
  expect(html.match(/data-maxlength="30"/g)).toHaveLength(1);
  expect(html).toContain('minLength="6"');
});
