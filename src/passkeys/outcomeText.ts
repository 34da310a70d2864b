import type { CeremonyError } from './ceremony.ts';
import type { keyTexts } from './key.texts.ts';

type Key = keyof typeof keyTexts.values & string;

const SERVER: Readonly<Record<string, Key>> = {
  unknown_credential: 'unknown',
  copied: 'copied',
  known: 'known',
  too_many: 'tooMany',
  authorizeToken: 'authorizeToken',
  userLogin: 'userLogin',
  insecure: 'connection',
};

/** Key of the text that a person reads after a failure. */
export const failureKey = ({ kind, because = '' }: CeremonyError): Exclude<Key, 'offerTitle'> =>
  (kind === 'server' ? (SERVER[because] ?? 'refused') : kind) as Exclude<Key, 'offerTitle'>;
