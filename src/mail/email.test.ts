import { expect, it } from 'vitest';
import { writeEmail, writeShopEmail } from './email.ts';
import { EMAIL_TERMS } from './testing/emailTerms.ts';

const terms = {
  ...EMAIL_TERMS,
  texts: { 'mail.hello': 'Cześć,' },
  shopName: 'Glinianka',
  company: { ...EMAIL_TERMS.company, name: 'Glinianka sp. z o.o.' },
};

const email = writeEmail(
  [
    { kind: 'text', text: 'Kubek <b>wrócił</b>.' },
    { kind: 'small', text: 'Prosiłeś o to.', link: { label: 'Usuń', href: 'https://sklep.example/x?a=1&b=2' } },
    { kind: 'button', label: 'Zobacz kubek', href: 'https://sklep.example/produkt/kubek-1' },
  ],
  terms,
);

it('an e-mail is written as text, with every address in full', () => {
  expect(email.text).toBe(`Cześć,

Kubek <b>wrócił</b>.

Zobacz kubek: https://sklep.example/produkt/kubek-1

Pozdrawiamy
Glinianka
https://sklep.example

-- 
Prosiłeś o to.
Usuń: https://sklep.example/x?a=1&b=2
Glinianka sp. z o.o., Polna 1, 59-700 Bolesławiec, NIP 1234563218
`);
});

it('an e-mail is written as HTML that holds words as words', () => {
  expect(email.html).toContain('Kubek &lt;b&gt;wrócił&lt;/b&gt;.');
  expect(email.html).toContain('href="https://sklep.example/x?a=1&amp;b=2"');
  expect(email.html).toContain('>Zobacz kubek</a>');
  expect(email.html).not.toMatch(/<script|<img|<link/);
  expect(email.html.indexOf('Zobacz kubek')).toBeLessThan(email.html.indexOf('Prosiłeś'));
});

it('an e-mail has headings and rows, with names and amounts apart', () => {
  const { text, html } = writeEmail(
    [
      { kind: 'heading', text: 'Zamówienie' },
      {
        kind: 'rows',
        rows: [
          { label: 'Kubek <b>', value: '84,00 zł', notes: ['1 szt.', 'kobalt'] },
          { label: 'Sam napis', value: '' },
          { label: 'Razem', value: '84,00 zł', total: true },
        ],
      },
    ],
    terms,
  );
  expect(text).toContain(
    'Zamówienie\n----------\n\nKubek <b>: 84,00 zł\n  1 szt.\n  kobalt\nSam napis\nRazem: 84,00 zł',
  );
  expect(html).toContain('Kubek &lt;b&gt;<br><span');
  expect(html.match(/<td/g)).toHaveLength(2);
});

it('an e-mail makes links of the address and the telephone of the shop, and of nothing that others wrote', () => {
  const words = 'Napisz na sklep@example.pl, tel. 75 612 40 18, a nie na mojsklep@example.pl.';
  const { text, html } = writeEmail([{ kind: 'text', text: words }], terms);
  expect(text).toContain(words);
  expect(html).toContain('<a class="link" href="mailto:sklep@example.pl" style="color:#22398f">sklep@example.pl</a>');
  expect(html).toContain(
    '<a class="link" href="tel:+48756124018" style="color:#22398f">75\u00A0612\u00A040\u00A018</a>',
  );
  expect(html).toContain('a\u00A0nie na\u00A0mojsklep@example.pl.');
});

it('an e-mail leaves no short word alone at the end of a line, and what is copied as it is', () => {
  const { text, html } = writeEmail(
    [
      { kind: 'heading', text: 'Kubek w kropki' },
      { kind: 'text', text: 'Czekamy z piecem i gliną\no świcie.' },
      {
        kind: 'rows',
        rows: [
          { label: 'Za co i za ile', value: 'Ala z Polski', notes: ['2 szt.'] },
          { label: 'Tytuł', value: 'Zamówienie nr 1001', copied: true },
        ],
      },
      { kind: 'button', label: 'Zobacz w sklepie', href: 'https://sklep.example/a' },
      { kind: 'small', text: 'Wiadomość o zamówieniu' },
    ],
    terms,
  );
  for (const words of [
    'Kubek w\u00A0kropki',
    'Czekamy z\u00A0piecem i\u00A0gliną<br>o\u00A0świcie.',
    'Za\u00A0co i\u00A0za\u00A0ile',
    'Ala z\u00A0Polski',
    '>Zamówienie nr 1001<',
    '2\u00A0szt.',
    'Zobacz w\u00A0sklepie',
    'Wiadomość o\u00A0zamówieniu',
  ])
    expect(html).toContain(words);
  expect(text).not.toContain('\u00A0');
});

it('an e-mail to the shop comes in the same frame, without greetings', () => {
  const parts = [
    { kind: 'text', text: 'Przyszło zamówienie.' },
    { kind: 'rows', rows: [{ label: 'E-mail', value: 'a@b.pl', href: 'mailto:a@b.pl' }] },
    { kind: 'small', text: 'Odpowiedź trafi do nadawcy.' },
  ] as const;
  const { text, html } = writeShopEmail(parts, terms);
  expect(text).toBe('Przyszło zamówienie.\n\nE-mail: a@b.pl\n\n-- \nOdpowiedź trafi do nadawcy.\n');
  expect(html.slice(0, html.indexOf('Przyszło'))).toBe(
    `${writeEmail(parts, terms).html.split('<p style="margin:0 0 16px">Cześć,')[0]}<p style="margin:0 0 16px">`,
  );
  expect(html).toContain('<a class="link" href="mailto:a@b.pl"');
  expect(html).not.toMatch(/Cześć|Pozdrawiamy/);
  expect(writeShopEmail([{ kind: 'text', text: 'Sam.' }], terms).text).toBe('Sam.\n');
});
