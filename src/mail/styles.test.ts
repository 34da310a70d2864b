import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEmail } from './email.ts';
import { EMAIL_TERMS } from './testing/emailTerms.ts';

const tokens = readFileSync(join(import.meta.dirname, '../ui/styles/tokens.css'), 'utf8');
const darkFrom = tokens.indexOf('prefers-color-scheme: dark');

const { html } = writeEmail(
  [
    { kind: 'heading', text: 'Co zamawiasz' },
    { kind: 'text', text: 'Napisz na sklep@example.pl.' },
    {
      kind: 'rows',
      rows: [
        { label: 'Kubek', value: '84,00 zł', notes: ['kobalt'] },
        { label: 'Razem', value: '84,00 zł', total: true },
      ],
    },
    { kind: 'button', label: 'Zapłać', href: 'https://sklep.example/a' },
  ],
  EMAIL_TERMS,
);
const [sheet = ''] = /<style>.*<\/style>/.exec(html) ?? [];
const coloursIn = (text: string) => [...new Set(text.match(/#[0-9a-f]{6}\b/g))];

it('an e-mail shows each scheme in the colours of the shop', () => {
  expect(coloursIn(html.replace(sheet, '')).filter((one) => !tokens.slice(0, darkFrom).includes(one))).toEqual([]);
  expect(coloursIn(sheet).filter((one) => !tokens.slice(darkFrom).includes(one))).toEqual([]);
});

it('an e-mail has a dark colour for everything that has a light one', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(sheet).toContain('@media (prefers-color-scheme:dark)');
  for (const [tag] of html.matchAll(/<[^>]*#[0-9a-f]{6}[^>]*>/g)) {
    const [, names = ''] = /class="([^"]*)"/.exec(tag) ?? [];
    const rules = names.split(' ').map((name) => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(sheet)?.[1] ?? '');
    const darkened = rules.join(';');
    if (/[";]background:/.test(tag)) expect(darkened, tag).toContain('background:');
    if (/[";]color:/.test(tag)) expect(darkened, tag).toMatch(/(?:^|;)color:/);
    if (/border-top:/.test(tag)) expect(darkened, tag).toContain('border-color:');
  }
});
