import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';

const LOGIN = /^[A-Za-z0-9@._-]{3,40}$/;

export function checkLogin(value: string): Checked {
  if (value.length > LONGEST.login * 2) return err({ code: 'incorect_login' });
  const login = value.trim();
  if (login === '') return err({ code: 'no_login' });
  return LOGIN.test(login) ? ok(login) : err({ code: 'incorect_login' });
}

/** What a free login could be, best first, from an e-mail address or a taken login. At most 40 characters each. */
export function loginCandidates(from: string): string[] {
  const start = from.slice(0, LONGEST.login).split('@')[0] ?? '';
  const base = start.replace(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST.login - 3);
  if (base === '') return [];
  const numbered = Array.from({ length: 8 }, (_, place) => `${base}${place + 10}`);
  return base.length < 3 ? numbered : [base, ...numbered];
}
