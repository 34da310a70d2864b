import { safePathAfter } from '../../customers/model.ts';

/** Address to go to after signing in or registering. */
export const afterOf = ({ searchParams }: URL): string => safePathAfter(searchParams.get('dalej'));

export const withAfter = (path: string, after: string): string =>
  after === '/konto' ? path : `${path}?dalej=${encodeURIComponent(after)}`;
