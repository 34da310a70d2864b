import { describe, expect, it } from 'vitest';
import { answerPath, type BasketAnswer, readAnswer, readOf } from './answers.ts';
import { partComments, readBasketForm } from './changeForm.ts';

const answers: BasketAnswer[] = [
  { kind: 'added' },
  { kind: 'emptied' },
  { kind: 'codeOff' },
  { kind: 'changed', product: 1001 },
  { kind: 'changed', product: 0 },
  { kind: 'removed', line: 'b3c1', product: 1001 },
  { kind: 'aside', line: 'b3c1', product: 1001 },
  { kind: 'back', line: 'b3c1', product: 1001 },
  { kind: 'failed', code: 'order_notenough', product: 1001, limit: { parts: 25, precision: 1, unit: 'kg' } },
  { kind: 'corrected', code: 'not_enough_product', product: 1001, limit: { parts: 2, precision: 0, unit: 'szt.' } },
  { kind: 'failed', code: 'line_not_found', product: 0 },
  { kind: 'code', code: 'rebates_code_ok' },
  { kind: 'code', code: 'rebates_code_expires' },
  { kind: 'code', code: 'unavailable' },
  { kind: 'card', code: 'giftcard_ok' },
  { kind: 'card', code: 'giftcard_unknown' },
  { kind: 'card', code: 'rebates_code_tries' },
  { kind: 'cardOff' },
  { kind: 'gift', state: 'none' },
];

describe('what came of a form', () => {
  it.each(answers)('is read from the address it was written into: %j', (answer) => {
    const { searchParams } = new URL(answerPath(answer), 'http://localhost');
    expect(readAnswer(searchParams)).toEqual(readOf(answer));
  });

  it.each([
    '',
    'usunieto=<script>',
    'blad=nic',
    'kod=nic',
    'kod=giftcard_ok',
    'karta=rebates_code_ok',
    'gratis=tak',
    'poprawiono=order_notenough2',
    `usunieto=${'a'.repeat(50)}`,
  ])('is nothing that we have not written: %j', (query) => {
    expect(readAnswer(new URLSearchParams(query))).toBeUndefined();
  });

  it('keeps no bound that is no number', () => {
    expect(readAnswer(new URLSearchParams('blad=order_notenough&produkt=x&ile=<b>'))).toEqual({
      kind: 'failed',
      code: 'order_notenough',
      product: 0,
      bound: '',
    });
  });
});

describe('the form of a basket', () => {
  const read = (fields: Record<string, string>) => readBasketForm(new Map(Object.entries(fields)));

  it('names lines by their ids, or by what is in them', () => {
    expect(read({ 'set_quantity[a-1]': '2', 'set_quantity[1]': '3', 'product[1]': '7', 'size[1]': 's' })).toEqual({
      edits: [
        { line: { id: 'a-1' }, quantity: '2', comment: undefined },
        { line: { product: 7, size: 's', additional: '', forPoints: false }, quantity: '3', comment: undefined },
      ],
    });
  });

  it('parts comments that are too long from what can be kept, and passes none over', () => {
    const [long, longest] = ['ż'.repeat(501), 'ż'.repeat(5000)];
    const { edits } = read({ 'comment[a]': long, 'set_quantity[a]': '2', 'comment[b]': longest, 'comment[c]': ' x ' });
    const { fit, long: refused } = partComments(edits);
    expect(fit).toEqual([
      { line: { id: 'a' }, quantity: '2', comment: undefined },
      { line: { id: 'c' }, quantity: undefined, comment: ' x ' },
    ]);
    expect(refused.map(({ comment }) => comment)).toEqual([long, longest]);
  });

  it('leaves out what was not touched', () => {
    expect(read({ 'set_quantity[a]': '2', 'was[a]': '2', 'comment[b]': 'x', 'comment_was[b]': 'y' })).toEqual({
      edits: [{ line: { id: 'b' }, quantity: undefined, comment: 'x' }],
    });
  });

  it.each([
    [{ remove: 'a' }, { kind: 'remove', line: 'a' }],
    [{ later: 'a' }, { kind: 'later', line: 'a' }],
    [{ back: 'a' }, { kind: 'back', line: 'a' }],
    [{ forget: 'a' }, { kind: 'forget', line: 'a' }],
    [{ change: 'empty' }, { kind: 'empty' }],
    [{ rebates_codes: 'STOL10' }, { kind: 'code', typed: 'STOL10' }],
    [{ rebates_codes: 'a'.repeat(3000) }, { kind: 'code', typed: 'a'.repeat(2000) }],
    [{ giftcard_id: 'x'.repeat(3000) }, { kind: 'card', number: 'x'.repeat(2000), pin: '' }],
    [{ code_off: '1' }, { kind: 'codeOff' }],
    [{ gift: '7/uniw' }, { kind: 'gift', gift: { product: 7, size: 'uniw' } }],
    [{ gift: 'none' }, { kind: 'gift', gift: undefined }],
  ])('says what was pressed: %j', (fields, pressed) => {
    expect(read(fields)).toEqual({ edits: [], pressed });
  });

  it.each([{}, { remove: '' }, { 'set_quantity[<b>]': '2' }, { 'set_quantity[a]': '9'.repeat(3000) }])(
    'asks for nothing when nothing can be read: %j',
    (fields) => {
      expect(read(fields)).toEqual({ edits: [] });
    },
  );

  it('is read so far and no further', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`set_quantity[${n}]`, '2']));
    expect(read(many).edits).toHaveLength(600);
  });
});
