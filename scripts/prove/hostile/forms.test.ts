import { describe, expect, it } from 'vitest';
import { plausible, readPage } from './forms.ts';

const PAGE = `<a href="/kategoria/stol?sort=1&amp;x=2#y">Stół</a><a href='https://inny.example/'>Inny</a>
<form id="f" method="post" action="/koszyk" enctype="multipart/form-data"><input name=product value="1001"/>
<select name="size"><option value="250">250</option><option value="350">350</option></select><input type="submit"></form>
<input form="f" type="radio" name="pay" value="blik"><input form="f" type="radio" name="pay" value="a&quot;b">
<form><textarea name="text"></textarea></form>`;

describe('a page that is read', () => {
  const { links, forms } = readPage(PAGE, '/tu');

  it('tells the links of the shop alone', () => {
    expect(links).toEqual(['/kategoria/stol?sort=1&x=2']);
  });

  it('tells its forms with all that belongs to them', () => {
    const [one, other] = forms;
    expect(one).toMatchObject({ action: '/koszyk', method: 'POST', multipart: true });
    expect(one?.fields).toEqual([
      { name: 'product', type: 'input', values: ['1001'] },
      { name: 'size', type: 'select', values: ['250', '350'] },
      { name: 'pay', type: 'radio', values: ['blik', 'a"b'] },
    ]);
    expect(other).toMatchObject({ action: '/tu', method: 'GET', fields: [{ name: 'text', type: 'textarea' }] });
  });
});

it.each([
  [{ name: 'size', type: 'radio', values: ['250', '350'] }, '350'],
  [{ name: 'client_email', type: 'email', values: [''] }, 'kupiec1@example.pl'],
  [{ name: 'delivery_street_number', type: 'text', values: [''] }, '12'],
  [{ name: 'remarks', type: 'textarea', values: [] }, 'tekst'],
])('a shopper writes into %o', (field, written) => {
  expect(plausible(field, 1)).toBe(written);
});
