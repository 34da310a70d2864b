import * as v from 'valibot';
import { whole } from './fields.ts';

/** Addresses of files of products that are imported again and again. */
export const feedFields = v.pipe(
  v.array(
    v.strictObject({
      url: v.pipe(
        v.string(),
        v.url('an address such as https://hurtownia.example/full.xml'),
        v.check((url) => /^https?:/.test(url), 'an address such as https://hurtownia.example/full.xml'),
      ),
      hours: v.pipe(v.optional(whole(1, 168), 6), v.description('it is asked for news again after so many hours')),
    }),
  ),
  v.maxLength(20, 'at most 20 feeds'),
  v.description('files of products on the web that are imported again and again'),
);
