import * as v from 'valibot';

/** A bucket of something that speaks S3. Its keys come from the environment alone. */
export interface Bucket {
  /** Origin, and a path where S3 is not at the root; the bucket's name follows in the path. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where the files of shoppers lie: under the data folder of this machine, or in a bucket that machines share. */
export type FilesPlace = { kind: 'disk' } | ({ kind: 's3' } & Bucket);

const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

/** What shoppers send leaves the machine encrypted, or does not leave it. */
const endpoint = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$))[^?#@]*$/),
  v.transform((url) => url.replace(/\/+$/, '')),
);

export const filesEntries = {
  FILES: v.optional(v.picklist(['disk', 's3']), 'disk'),
  S3_ENDPOINT: v.optional(endpoint),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(secret),
  S3_SECRET_ACCESS_KEY: v.optional(secret),
};
type Given = v.InferOutput<v.ObjectSchema<typeof filesEntries, undefined>>;

export const filesExpected: Record<keyof typeof filesEntries, string> = {
  FILES: 'disk, or s3 with S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  S3_ENDPOINT:
    'an https address, or http on this machine, such as https://s3.eu-central-1.amazonaws.com; it goes with FILES=s3',
  S3_BUCKET: 'the name of a bucket: 3 to 63 of a-z, 0-9, dots and dashes; it goes with FILES=s3',
  S3_REGION: 'the region of the bucket, e.g. eu-central-1',
  S3_ACCESS_KEY_ID: 'the id of a key that may get, put, delete and list in the bucket; it goes with FILES=s3',
  S3_SECRET_ACCESS_KEY: 'the secret of the key; it goes with FILES=s3',
};

/** The place, or the names that are missing. A bucket that is set up and not chosen is no mistake. */
export function chooseFilesPlace(given: Given): { chosen: FilesPlace } | { missing: string[] } {
  if (given.FILES === 'disk') return { chosen: { kind: 'disk' } };
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    return { missing: needed.filter((one) => given[one] === undefined) };
  }
  return { chosen: { kind: 's3', endpoint, name, region, accessKeyId, secretAccessKey } };
}
