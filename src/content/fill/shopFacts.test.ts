import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shopFile } from '../../settings/shopFile.ts';
import { announcementsFile } from '../announcements/file.ts';
import { isOwnName } from '../cookies/ownNames.ts';
import { keptInBrowser } from './browserStorage.ts';
import { fill } from './fill.ts';
import { shopFacts } from './shopFacts.ts';

const written = {
  name: 'Garnki',
  tagline: 'Garnki z gliny',
  company: {
    ...{ name: 'Garnki | Syn', street: 'ul. Długa 1', postcode: '00-001', city: 'Warszawa', nip: '123-456-32-18' },
    ...{ email: 'a_b@garnki.example', phone: '+48 22 123 45 67' },
  },
  units: {},
  branches: [{ slug: 'dom', name: 'Dom', kind: 'own' }],
  free_delivery_from: 200,
  delivery: [
    { id: 'kurier', name: 'Kurier', cost: 16.9, working_days: 2 },
    { id: 'daleko', name: 'Kurier do Czech', cost: 49, free_from: 'never', countries: ['CZ', 'SK'] },
    { id: 'odbior', name: 'Odbiór', cost: 0, pick_up: true },
  ],
};
const announcements = v.parse(announcementsFile, { free_shipping: { days: 3 } });
const facts = shopFacts({
  shop: v.parse(shopFile, written),
  texts: {},
  shopUrl: 'https://garnki.example',
  announcements,
});
const filled = (text: string) => fill(text, facts, 'markdown');

describe('facts of a shop for its pages', () => {
  it('are the firm as shop.yaml has it', () => {
    expect(filled('{{company.name}}, NIP {{company.nip}}').text).toBe(
      'Garnki \\| Syn, NIP 123\u00a0456\u00a032\u00a018',
    );
    expect(filled('{{company.email}}').text).toBe('[a\\_b@garnki.example](mailto:a_b@garnki.example)');
    expect(filled('{{company.phone}}').text).toBe('[+48 22 123 45 67](tel:+48221234567)');
    expect(filled('{{return_days}} {{free_delivery_from}}').text).toBe('14 200,00\u00a0zł');
  });

  it('are missing where shop.yaml has none', () => {
    expect(filled('{{company.krs}}{{payments.transfer.days}}').missing.map(({ name }) => name)).toEqual([
      'company.krs',
      'payments.transfer.days',
    ]);
  });

  it('are the ways of delivery, as they are offered', () => {
    expect(filled('{{delivery}}').text.replaceAll('\u00a0', ' ').split('\n').slice(2)).toEqual([
      '| Kurier | Polska | 16,90 zł | 200,00 zł | do 2 |',
      '| Kurier do Czech | Czechy, Słowacja | 49,00 zł | nie | piszemy w zamówieniu |',
      '| Odbiór | Polska | 0,00 zł | 0,00 zł | odbiór na miejscu |',
    ]);
  });

  it('are what is kept in a browser, with how long', () => {
    const { text } = filled('{{cookies}}');
    expect(text).toContain('| `__Host-witryna` | koszyk, listy i logowanie | 30 dni |');
    expect(text).toContain('| `recentProducts` | za zgodą: ostatnio oglądane produkty | do usunięcia |');
    expect(text).toContain('| `freeeshipping_clicked` | pasek o darmowej dostawie jest zamknięty | 3 dni |');
    expect(text).not.toContain('rabateCode_clicked');
  });
});

it('the facts list all that the contract says is kept, and nothing else', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/contract/pages.md'), 'utf8');
  const tables = page.slice(page.indexOf('## Cookies'), page.indexOf('## Ids of every page'));
  const told = [...tables.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
  const code = { code: 'A', text: '{code}', days: 1 };
  const listed = keptInBrowser('__Host-witryna', { code, free_shipping: { days: 1 } }).map(({ name }) => name);
  // The shop takes those keys away and writes none.
  expect(listed.toSorted()).toEqual(
    told
      .filter((name) => name !== 'expchck')
      .map((name) => (['search_', 'witryna-'].includes(name) ? `${name}…` : name))
      .toSorted(),
  );
  expect(listed.filter((name) => name !== '__Host-witryna' && !isOwnName(name.replace('…', '')))).toEqual([]);
});

it('every name of the docs is a fact, and every fact is in the docs', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/pages.md'), 'utf8');
  const told = [...page.matchAll(/^\| `\{\{([\w.]+)\}\}` \|/gm)].map(([, name = '']) => name);
  expect(told).toEqual([...facts.keys()]);
});

it.each(['shop', 'starter'])('the pages of %s write nothing by hand that its shop.yaml says', (name) => {
  const folder = join(import.meta.dirname, '../../..', name);
  const { company } = v.parse(shopFile, parse(readFileSync(join(folder, 'shop.yaml'), 'utf8')));
  const { street, postcode, nip, email, phone, hours = '' } = company;
  const pages = readdirSync(join(folder, 'pages')).map((page) => [
    page,
    readFileSync(join(folder, 'pages', page), 'utf8'),
  ]);
  for (const fact of [street, postcode, nip, email, phone, hours]) {
    expect(fact).not.toBe('');
    expect(pages.filter(([, text = '']) => text.includes(fact)).map(([page]) => `${page}: ${fact}`)).toEqual([]);
  }
});
