import { use, useEffect, useId } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FetchersContext as FetchersContext } from 'react-router';

export interface Submission<Answer> {
  /** What the action of the route answered last. */
  answer: Answer | undefined;
  /** From sending until the page has what came of it. */
  busy: boolean;
  /** Sends a form to the action of the route at `path`; the page stays. */
  send(form: FormData, path: string, encType?: 'multipart/form-data'): void;
}

const ROOT = 'root';

/**
 * What `useFetcher` does, by the same calls of the router. That one brings the router's own form along, 1.2 kB of brotli
 * on every page (`node bench/pages.ts`); pages here send what they have read from forms themselves.
 */
export function useSubmission<Answer>(name?: string): Submission<Answer> {
  const own = useId();
  const key = name ?? own;
  const router = use(DataRouterContext)?.router;
  const known = use(FetchersContext);
  useEffect(() => {
    router?.getFetcher(key);
    return () => router?.deleteFetcher(key);
  }, [router, key]);
  return {
    answer: known?.fetcherData.get(key) as Answer | undefined,
    busy: (known?.fetchers.get(key)?.state ?? 'idle') !== 'idle',
    send: (formData, path, formEncType) =>
      void router?.fetch(key, ROOT, path, {
        formMethod: 'POST',
        formEncType: formEncType ?? 'application/x-www-form-urlencoded',
        formData,
      }),
  };
}
