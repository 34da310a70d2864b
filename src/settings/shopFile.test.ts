import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shopFile } from './shopFile.ts';

const { company } = shopFile.entries;

it('shop.yaml takes a NIP and a KRS number as firms write them', () => {
  const { nip, krs } = company.entries;
  for (const typed of ['1234563218', '123-456-32-18', '123 456 32 18']) expect(v.parse(nip, typed)).toBe('1234563218');
  expect(v.parse(krs, '0000 123 456')).toBe('0000123456');
  for (const typed of ['PL1234563218', '12345632', '123.456.32.18', '1234563219', '1111111111'])
    expect(v.is(nip, typed)).toBe(false);
});

it('shop.yaml takes another address of the graph where no page stands', () => {
  const { graphql } = shopFile.entries;
  for (const address of ['/api/graf', '/api/graf/', '/graphql/v2/']) expect(v.is(graphql, address)).toBe(true);
  for (const address of [
    '/koszyk',
    '/api',
    '/api/../koszyk',
    '//obcy.example/api/x',
    'https://obcy.example/api/graf',
    '/api/a?b',
  ])
    expect(v.is(graphql, address), address).toBe(false);
});
