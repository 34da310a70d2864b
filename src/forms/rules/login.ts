import { err } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { tidy } from './tidy.ts';

const LOGIN = /^[A-Za-z0-9@._-]{3,40}$/;

export function checkLogin(value: string): Checked {
  const login = tidy(value, LONGEST.login);
  if (login.ok && login.value === '') return err({ code: 'no_login' });
  return login.ok && LOGIN.test(login.value) ? login : err({ code: 'incorect_login' });
}

/** Candidates for a free login, best first, from an e-mail address or a taken login. At most 40 characters each. */
export function loginCandidates(from: string): string[] {
  const start = from.slice(0, LONGEST.login).split('@')[0] ?? '';
  const base = start.replace(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST.login - 3);
  if (base === '') return [];
  const numbered = Array.from({ length: 8 }, (_, place) => `${base}${place + 10}`);
  return base.length < 3 ? numbered : [base, ...numbered];
}

/** Tells whether a password is one of its owner's logins, or one that the shop makes of their e-mail address. */
export function isLogin(password: string, logins: readonly string[]): boolean {
  const all = logins.flatMap((login) => (login.includes('@') ? [login, ...loginCandidates(login.trim())] : [login]));
  return all.some((login) => login.trim().toLowerCase() === password.toLowerCase());
}
