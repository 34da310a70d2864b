import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { dayNumber } from '../kit/wall.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const TODAY = dayNumber(2026, 12, 3);
const december = (day: number) => dayNumber(2026, 12, day);
const drawn = (more: Partial<CalendarProps> = {}) =>
  renderToStaticMarkup(
    <Calendar label="Dni" rules={{ today: TODAY }} selected={[december(5)]} onSelect={() => {}} {...more} />,
  );
const buttons = (html: string) => [...html.matchAll(/<td aria-selected="(\w+)"[^>]*><button ([^>]*)>/g)];

it('every day is a button with its whole date, and every cell says whether it is chosen', () => {
  const days = buttons(drawn());
  expect(days).toHaveLength(31);
  expect(days.filter(([, selected]) => selected === 'true').map(([, , button]) => button)).toEqual([
    expect.stringContaining('aria-label="sobota 5 grudnia 2026"'),
  ]);
  expect(days.filter(([, , button]) => button?.includes('tabindex="0"'))).toHaveLength(1);
  expect(days[2]?.[2]).toContain('aria-current="date"');
});

it('a day that cannot be chosen keeps its button and says why', () => {
  const html = drawn({
    rules: { today: TODAY, first: TODAY, closed: [{ day: december(9), why: 'piec jest gorący' }] },
  });
  expect(html).toContain('aria-label="środa 9 grudnia 2026, piec jest gorący" aria-disabled="true"');
  expect(html).toContain('aria-label="wtorek 1 grudnia 2026, minął" aria-disabled="true"');
  expect(html).not.toMatch(/<button[^>]* disabled/);
});

it('previous stands before next in the order of reading, and no month is hidden', () => {
  const html = drawn({ months: 2 });
  const places = [
    'Listopad 2026',
    'grudzień, zmień miesiąc',
    'Luty 2027',
    'środa 2 grudnia 2026',
    'sobota 2 stycznia 2027',
  ];
  const found = places.map((name) => html.indexOf(`aria-label="${name}"`));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found[0]).toBeGreaterThan(0);
  expect(html).not.toContain('aria-hidden="true"><table');
  expect(html.match(/role="grid"/g)).toHaveLength(2);
});

it('weeks have numbers, and free places are told to the eye and the ear', () => {
  const marks = new Map([[december(5), { text: '9', name: '9 wolnych miejsc' }]]);
  const html = drawn({ weekNumbers: true, marks });
  expect(html).toContain('<th scope="row">49</th>');
  expect(html).toContain('data-n="9"><button type="button" aria-label="sobota 5 grudnia 2026, 9 wolnych miejsc"');
});

it('nothing is announced before anything changes', () => {
  expect(drawn()).toContain('aria-live="polite"></p>');
  expect(drawn()).toContain('role="status"></p>');
});

it('on a page in English days and months have English names, and weeks begin on Monday', () => {
  vi.stubGlobal('speaksEnglish', () => true);
  const html = drawn();
  expect(html).toContain('aria-label="Saturday 5 December 2026"');
  expect(html).toContain('aria-label="December 2026"');
  const heads = [...html.matchAll(/<th scope="col" abbr="(\w+)">.*?<\/th>/g)].map(([whole, name]) => [
    name,
    whole
      ?.replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/)
      .join(' '),
  ]);
  expect(heads.slice(0, 2)).toEqual([
    ['Monday', 'Mon Mo'],
    ['Tuesday', 'Tue Tu'],
  ]);
  const months = drawn({ view: 'month' });
  expect(months).toContain('aria-label="September 2026"');
  expect(months).toMatch(/>September<\/span><span[^>]*>Sep</);
  expect(html + months).not.toMatch(/grudnia|grudzień|sobota|sob\.|wrzesień|wrz/);
});
