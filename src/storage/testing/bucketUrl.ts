import type { Bucket } from '../../settings/filesPlace.ts';

/** The bucket of an address such as http://key:secret@127.0.0.1:8080/bucket?region=us-east-1. */
export function bucketOfUrl(address: string): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  return {
    endpoint: origin,
    name: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
