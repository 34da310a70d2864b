import { expect, it } from 'vitest';
import { CUP } from '../testing/productStates.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const ALL = `${CUP}/opinie`;
const ORIGIN = 'http://localhost:3000';

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true, shopUrl: ORIGIN });

it('opinions are written, read in portions and found helpful without scripts', async () => {
  for (let n = 1; n <= 11; n++) {
    const body = new FormData();
    body.set('opinion_rating', '5');
    body.set('opinion_content', `Dobry kubek, to już ${n}. taki u mnie w domu.`);
    body.set('opinion_author', 'Marta');
    await ask(`${CUP}/opinia`, { method: 'POST', headers: { Origin: ORIGIN }, body });
  }
  for (const { id } of await shop().opinions.list('waiting')) await shop().opinions.publish(id);

  const first = await (await ask(ALL)).text();
  expect(first.match(/<blockquote/g)).toHaveLength(10);
  const [next = ''] = linksOf(first, 'Następna strona');
  const second = await (await ask(next)).text();
  expect(second.match(/<blockquote/g)).toHaveLength(1);

  const [, action = '', inside = ''] =
    /<form(?=[^>]* method="post")[^>]* action="([^"]*)"[^>]*>((?:(?!<\/form>).)*Pomocna.*?)<\/form>/is.exec(second) ??
    [];
  const button = /<button[^>]*>/.exec(inside)?.[0] ?? '';
  expect(button).toContain('type="submit"');
  expect(button).not.toContain('disabled');
  const field = /<(?:button|input)[^>]*name="helpful"[^>]*>/.exec(inside)?.[0] ?? '';
  const id = / value="([^"]*)"/.exec(field)?.[1] ?? '';
  const voted = await ask(action.replaceAll('&amp;', '&'), form({ helpful: id }, { Origin: ORIGIN }));
  expect(voted.status).toBe(303);
  const cookies = voted.headers.getSetCookie().map((one) => one.split(';')[0]);
  const after = await ask(voted.headers.get('Location') ?? '', { headers: { Cookie: cookies.join('; ') } });
  expect((await after.text()).replaceAll('\u00A0', ' ')).toContain('Pomocna dla 1 osoby');
});

/** Where the links lead that hold or are named by these words. */
const linksOf = (html: string, words: string): string[] =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
    .filter(([all]) => all.includes(words))
    .map(([, attributes = '']) => (/href="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'));
