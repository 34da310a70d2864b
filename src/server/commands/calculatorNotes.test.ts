import { expect, it } from 'vitest';
import { calculatorNotes } from './calculatorNotes.ts';

const notesOf = (...links: (string | undefined)[]) =>
  calculatorNotes({ file: { instalments: links.map((link) => (link === undefined ? {} : { link })) } });

it('tells which link to a lender opens with nothing on one of its two pages', () => {
  expect(
    notesOf(
      undefined,
      'https://raty.example/',
      'https://raty.example/?a={amount}',
      'https://raty.example/?a={amount}&p={price}',
      'https://raty.example/?b={basketCost}&p={priceNet}',
    ),
  ).toEqual([]);
  expect(notesOf('https://raty.example/?b={basketCost}', 'https://raty.example/?p={priceNet}')).toEqual([
    'note: shop.yaml instalments.0.link: {basketCost} leaves out the product on its own page. {amount} is what is bought, on both pages',
    'note: shop.yaml instalments.1.link: {priceNet} is 0.00 in the basket. {amount} is what is bought, on both pages',
  ]);
});
