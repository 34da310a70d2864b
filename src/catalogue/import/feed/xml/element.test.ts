import { expect, it } from 'vitest';
import { attribute, type Element, textOf } from './element.ts';

const NBSP = '\u00a0';
const THIN = '\u2009';
const element = (text: string, attributes: readonly string[] = []): Element => ({
  name: 'name',
  attributes,
  children: [],
  text,
  line: 1,
});

it.each([
  ['Kubek 300 ml', 'Kubek 300 ml'],
  [`Miska 10${NBSP}kg`, `Miska 10${NBSP}kg`],
  [`Miska 10${THIN}kg – „duża”`, `Miska 10${THIN}kg – „duża”`],
  [`Miska ${NBSP}duża`, 'Miska duża'],
  ['  Kubek\n\tduży ', 'Kubek duży'],
  ['Kubek\u0000duży', 'Kubek duży'],
  [' ', undefined],
  ['', undefined],
])('the text %j of an element is read as %j', (written, read) => {
  expect(textOf(element(written))).toBe(read);
  expect(attribute(element('', ['url', 'x', 'name', written]), 'name')).toBe(read);
});

it('an attribute that stands twice is the first one', () => {
  expect(attribute(element('', ['id', '1', 'id', '2']), 'id')).toBe('1');
});
