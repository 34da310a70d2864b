import { splitLanguage } from '../../kit/language.ts';

const ACCOUNT = '/konto';
/** Characters. */
const LONGEST = 500;

/** Path to go to after signing in or registering: of this shop, whatever the address asks for; else the account. */
export function afterOf({ searchParams }: Pick<URL, 'searchParams'>): string {
  const asked = searchParams.get('dalej');
  if (!asked || asked.length > LONGEST || !/^\/(?![/\\])[\w\-./?=&%#:,;~+]*$/.test(asked)) return ACCOUNT;
  // Back to these it would begin anew, or sign out again.
  return /^\/(?:logowanie|wyloguj|rejestracja)(?:[/?#]|$)/.test(splitLanguage(asked).path) ? ACCOUNT : asked;
}

export const withAfter = (path: string, after: string): string =>
  after === ACCOUNT ? path : `${path}?dalej=${encodeURIComponent(after)}`;
