import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormField } from './FormField.tsx';

it.each(['text', 'tel', 'email', 'textarea'] as const)(
  'a browser cuts nothing that is pasted into a field: %s',
  (kind) => {
    const html = renderToStaticMarkup(<FormField id="one" name="one" label="Pole" kind={kind} maxLength={40} />);
    expect(html).not.toMatch(/\smaxlength/i);
    expect(html).toContain('data-maxlength="40"');
  },
);
