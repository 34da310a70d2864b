import { data } from 'react-router';

/** Ends a loader: the page is answered 404 with the way on. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
