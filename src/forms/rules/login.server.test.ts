import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueText } from '../messages.ts';
import { checkLogin, loginCandidates } from './login.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

describe('the rule of a login', () => {
  it.each(['jan', 'jan.k@example.pl', 'a-b_c', 'A'.repeat(40)])('takes %s', (value) => {
    expect(told(checkLogin(value))).toBe(value);
  });

  it.each([
    ['', 'no_login'],
    ['ab', 'incorect_login'],
    ['A'.repeat(41), 'incorect_login'],
    ['łoś', 'incorect_login'],
    ['jan kowal', 'incorect_login'],
    ['a'.repeat(1_000_000), 'incorect_login'],
  ])('refuses %s', (value, code) => {
    expect(told(checkLogin(value))).toBe(code);
  });

  it('tells whoever writes Polish letters that it takes none', () => {
    expect(issueText({ code: 'incorect_login' }, {})).toContain('litery bez polskich znaków');
  });

  it('proposes only logins that are good', () => {
    expect(loginCandidates('jan.kowal@example.pl')[0]).toBe('jan.kowal');
    expect(loginCandidates('ja')[0]).toBe('ja10');
    fc.assert(fc.property(fc.string(), (from) => loginCandidates(from).every((login) => checkLogin(login).ok)));
  });
});
