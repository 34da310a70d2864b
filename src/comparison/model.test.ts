import { describe, expect, it } from 'vitest';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { difference, factRows, inOrder } from './model.ts';

const NAMES = { sizes: 'Rozmiary', producer: 'Producent' };

describe('a difference', () => {
  it('is none where all are alike, also all unknown', () => {
    expect(difference(['tak', 'tak'])).toEqual({ differs: false });
    expect(difference([undefined, undefined])).toEqual({ differs: false });
  });

  it('is of one product where all others are alike', () => {
    expect(difference(['380 g', '380 g', '395 g', '380 g'])).toEqual({ differs: true, odd: 2 });
    expect(difference(['tak', undefined, 'tak'])).toEqual({ differs: true, odd: 1 });
  });

  it('is of nobody alone between two, or among more kinds', () => {
    expect(difference(['a', 'b'])).toEqual({ differs: true });
    expect(difference(['a', 'b', 'c'])).toEqual({ differs: true });
    expect(difference(['a', 'a', 'b', 'b'])).toEqual({ differs: true });
  });
});

describe('facts side by side', () => {
  const cup = aProduct({ id: 1, parameters: [{ name: 'Waga', values: ['380 g'] }] });
  const sized = aProduct({
    id: 2,
    sizes: ['M', 'L'].map((name) => aSize({ type: name.toLowerCase(), name })),
    parameters: [
      { name: 'Zdobienie', values: ['krople', 'stempel'] },
      { name: 'Waga', values: ['380 g'] },
    ],
  });

  it('are every parameter that one of them has, once', () => {
    expect(factRows([cup, sized], NAMES)).toEqual([
      { name: 'Rozmiary', values: [undefined, 'M, L'], differs: true },
      { name: 'Producent', values: [cup.producer.name, cup.producer.name], differs: false },
      { name: 'Waga', values: ['380 g', '380 g'], differs: false },
      { name: 'Zdobienie', values: [undefined, 'krople, stempel'], differs: true },
    ]);
  });

  it('say nothing of sizes where none has a choice of them', () => {
    expect(factRows([cup, cup], NAMES).map(({ name }) => name)).toEqual(['Producent', 'Waga']);
  });
});

describe('the order of products', () => {
  it('is that of the address unless others are to stand first', () => {
    expect(inOrder([1, 2, 3], [])).toEqual([1, 2, 3]);
    expect(inOrder([1, 2, 3], [3, 1])).toEqual([3, 1, 2]);
  });

  it('holds each once, and nothing that is not compared', () => {
    expect(inOrder([1, 2, 3], [2, 2])).toEqual([2, 1, 3]);
    expect(inOrder([1, 2, 3], [9, 1])).toEqual([1, 2, 3]);
  });
});
