import { safePathAfter } from '../../customers/model.ts';

/** Where to go on from a door of the account. */
export const afterOf = ({ searchParams }: URL): string => safePathAfter(searchParams.get('dalej'));

export const withAfter = (path: string, after: string): string =>
  after === '/konto' ? path : `${path}?dalej=${encodeURIComponent(after)}`;
