import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import { layOutScript } from '../../ui/kernel/layOutScript.ts';
import { pagePolicy, sourceHash } from '../document/policy.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const ABOUT = '/strona/o-nas';
const RISKY = '<script>alert(1)</script>';

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)].map(({ groups }) => ({
    attributes: groups?.attributes ?? '',
    text: groups?.text ?? '',
  }));
/** JSON that a browser never runs needs no place in the policy. */
const running = (html: string) =>
  scriptsOf(html).filter(({ attributes }) => !/application\/(?:ld\+)?json/.test(attributes));
/** All that Google's CSP Evaluator finds, down to what is worth a thought. */
const evaluate = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

describe('a page', () => {
  const { ask } = testShop({
    realPages: true,
    files: { 'texts.yaml': `content.contact: 'a ${RISKY}'\n` },
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, { headers });
    return { answer, html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' };
  };

  it('names its scripts, no others, and its style by their hash when it is kept', async () => {
    const { answer, html, policy } = await get(ABOUT);
    expect(answer.status).toBe(200);
    const named = /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g);
    expect(named).toEqual([...new Set(running(html).map(({ text }) => sourceHash(text)))]);
    expect(named).toHaveLength(3);
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(style).toContain('color:red');
    expect(policy).toContain(sourceHash(style));
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(evaluate(policy)).toEqual([]);
  });

  it('has its first words, and then its top, laid out before its content is read, so that not all of it is laid out at once', async () => {
    const { html } = await get(ABOUT);
    const [, link = '', after, top = '', between] =
      /<body>(.*?)<script>([^<]*)<\/script>(.*?)<script>([^<]*)<\/script><div id="container"/s.exec(html) ?? [];
    expect(link).toMatch(/^<a [^<]*href="#content"[^<]*<\/a>$/);
    expect(top).toContain('</header>');
    expect(top).not.toContain('<script');
    expect([after, between]).toEqual([layOutScript, layOutScript]);
  });

  it('starts the kernel from a module that imports nothing, and holds none of the words of a merchant as a script', async () => {
    const { html } = await get(ABOUT);
    const last = running(html).at(-1);
    expect(last?.attributes).toBe(' type="module"');
    expect(last?.text).toContain('"/assets/kernel-abc.js"');
    expect(last?.text).not.toContain('import');
    expect(html).not.toContain(RISKY);
  });

  it('marks its scripts and its style with a number that no other answer has when it is one shopper’s', async () => {
    const [one, other] = await Promise.all([get('/koszyk'), get('/koszyk')]);
    const nonce = /'nonce-([^']+)'/.exec(one.policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(15);
    expect(other.policy).not.toContain(nonce);
    for (const { attributes } of running(one.html)) expect(attributes).toContain(` nonce="${nonce}"`);
    expect(one.html).toContain(`<style nonce="${nonce}">`);
    expect(one.policy).not.toContain('sha256');
    expect(one.answer.headers.get('Cache-Control')).toBe('no-store');
    expect(evaluate(one.policy)).toEqual([]);
  });

  it('gives its content alone to whoever asks for it, which does nothing when it is opened by itself', async () => {
    const { html, policy } = await get(`${ABOUT}?set_render=content`);
    expect(html).toContain('<title>O nas');
    expect(html).toMatch(/<h1[^>]*>O\snas/);
    expect(html).toContain('data-build="abc" data-frame="shop"');
    expect(html).not.toMatch(/menu_navbar|<footer|<style/);
    expect(running(html)).toEqual([]);
    expect(policy).toContain('sandbox');
  });

  it('says that it is not there, as a document and as content', async () => {
    for (const path of ['/czegos-nie-ma', '/czegos-nie-ma?set_render=content', '/strona/nie-ma']) {
      const { answer, html } = await get(path);
      expect(answer.status).toBe(404);
      expect(html).toContain('noproduct_page');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('answers a form with 405 when it takes none', async () => {
    const { status } = await ask(ABOUT, form({ a: '1' }));
    expect(status).toBe(405);
  });

  it('is data for a script that asks for one shopper’s, and the same for everybody otherwise', async () => {
    const { answer, html } = await get('/koszyk', { Accept: 'application/json' });
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(JSON.parse(html)).toHaveProperty('basket');
    const kept = await get(ABOUT, { Accept: 'application/json' });
    expect(kept.answer.headers.get('Content-Type')).toContain('text/html');
  });

  it.each([
    ['a failure before any page', '/%E0', 'text/html', 'text/html; charset=UTF-8', "form-action 'none'"],
    ['a picture', '/icon.svg', 'image/*', 'image/svg+xml', 'sandbox'],
    ['an answer for programs', '/%E0', 'application/json', 'application/json; charset=utf-8', 'sandbox'],
  ])('has a policy without a fault for %s too', async (_, path, accept, type, holds) => {
    const { answer, policy } = await get(path, { Accept: accept });
    expect([answer.headers.get('Content-Type'), policy]).toEqual([type, expect.stringContaining(holds)]);
    expect(evaluate(policy)).toEqual([]);
  });

  it('leads a document on when it has moved, and tells a script where', async () => {
    const sent = form({ mode: '1', product: '999999', size: 'uniw', number: '1' });
    const answer = await ask('/koszyk', sent);
    expect([answer.status, answer.headers.get('Location')?.startsWith('/koszyk')]).toEqual([303, true]);
    const told = await ask('/koszyk', { ...sent, headers: { ...sent.headers, Accept: 'application/json' } });
    expect([told.status, await told.json()]).toEqual([200, { to: answer.headers.get('Location') }]);
  });
});

describe('the policy', () => {
  it('allows nothing in an answer for programs', () => {
    expect(evaluate(DATA_POLICY)).toEqual([]);
    expect(DATA_POLICY).toContain('sandbox');
  });

  it('takes further sources from settings', () => {
    const trust = { kind: 'nonce', nonce: 'R4nd0mNumber' } as const;
    const policy = pagePolicy(trust, { formAction: ['https://pay.example'] });
    expect(policy).toContain("form-action 'self' https://pay.example;");
    expect(evaluate(policy)).toEqual([]);
  });
});
