import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { closedScript } from './closedScript.ts';
import { announcementStyles } from './marks.ts';

/** Classes of `html` after the script, in a page with these cookies and this local storage. */
function left(classes: string[], { cookie = '', bars = null as string | null, blocked = false } = {}): string[] {
  const list = new Set(classes);
  const classList = { [Symbol.iterator]: () => list.values(), remove: (name: string) => void list.delete(name) };
  const localStorage = {
    getItem: (key: string) => {
      if (blocked) throw new Error('SecurityError');
      return key === 'closed_bars' ? bars : null;
    },
  };
  runInNewContext(`try{${closedScript}}catch{}`, { r: { classList }, c: cookie, localStorage });
  return [...list];
}

const ALL = ['--rabateCode', '--freeShipping', '--przerwa', '--przerwa-2'];

describe('the script of closed bars', () => {
  it.each([
    [{}, ALL],
    [{ cookie: 'a=b; rabateCode_clicked=true' }, ['--freeShipping', '--przerwa', '--przerwa-2']],
    [{ cookie: 'freeeshipping_clicked=true; a=b' }, ['--rabateCode', '--przerwa', '--przerwa-2']],
    [{ cookie: 'freeshipping_clicked=true' }, ALL],
    [{ bars: '["przerwa"]' }, ['--rabateCode', '--freeShipping', '--przerwa-2']],
    [{ bars: '["rabateCode","przerwa-2"]' }, ['--rabateCode', '--freeShipping', '--przerwa']],
    [{ bars: 'not a list' }, ALL],
    [{ cookie: 'rabateCode_clicked=true', blocked: true }, ['--freeShipping', '--przerwa', '--przerwa-2']],
  ])('hides before the first paint what was closed: %j', (page, expected) => {
    expect(left(ALL, page)).toEqual(expected);
  });

  it('reads no local storage where only the bars of cookies are open', () => {
    const open = ['--rabateCode', '--freeShipping'];
    expect(() => runInNewContext(closedScript, { r: { classList: open }, c: '' })).not.toThrow();
    expect(left(open, { cookie: 'freeeshipping_clicked=true', blocked: true })).toEqual(['--rabateCode']);
  });

  it('leaves what it does not know', () => {
    expect(left(['dark'], { cookie: 'rabateCode_clicked=true', bars: '[]' })).toEqual(['dark']);
  });
});

it('the style of the bars hides what is not open, and keeps room for what is at the lower edge', () => {
  expect(announcementStyles({ ids: ['a', 'b'], low: ['b'] })).toBe(
    ':root:not(.--a) #a{display:none}\n:root:not(.--b) #b{display:none}\n.--b{--bottom-bar:2.75rem}',
  );
});
