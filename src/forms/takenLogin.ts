import type { Issue } from './codes.ts';
import { loginCandidates } from './rules/login.ts';

/** Use of a login: free, somebody's login, or somebody's e-mail address, which also signs in. */
export type LoginUse = 'free' | 'login' | 'email';
export type WhoseLogin = (login: string) => Promise<LoginUse>;

/** Free login like this one, or made of this e-mail address; undefined when none near it is free. */
export async function freeLogin(from: string, whose: WhoseLogin): Promise<string | undefined> {
  for (const candidate of loginCandidates(from)) if ((await whose(candidate)) === 'free') return candidate;
  return undefined;
}

/** Why a login cannot be had; undefined when it can. */
export async function takenLogin(login: string, whose: WhoseLogin): Promise<Issue | undefined> {
  switch (await whose(login)) {
    case 'free':
      return undefined;
    case 'email':
      return { code: 'used_login' };
    case 'login': {
      const proposed = await freeLogin(login, whose);
      return proposed === undefined ? { code: 'login_taken' } : { code: 'login_taken_login_propose', login: proposed };
    }
  }
}
