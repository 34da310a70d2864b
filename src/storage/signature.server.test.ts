import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { sha256, signatureOf } from './testing/signature.ts';

/** A request that AWS has published with its signature. */
interface Published {
  name: string;
  method: 'GET' | 'PUT' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  signature: string;
}

const S3 = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  datetime: '20130524T000000Z',
  service: 's3',
};
const SUITE = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  datetime: '20150830T123600Z',
  service: 'service',
};

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const OF_S3: readonly Published[] = [
  {
    name: 'GET Object',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: { Range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT Object',
    method: 'PUT',
    url: 'https://examplebucket.s3.amazonaws.com/test%24file.text',
    headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'GET Bucket Lifecycle',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/?lifecycle=',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'List Objects',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
];

// aws-sig-v4-test-suite
const OF_SUITE: readonly Published[] = [
  {
    name: 'get-vanilla',
    method: 'GET',
    url: 'https://example.amazonaws.com/',
    signature: '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  },
  {
    name: 'post-vanilla',
    method: 'POST',
    url: 'https://example.amazonaws.com/',
    signature: '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  },
  {
    name: 'get-vanilla-query-order-key-case',
    method: 'GET',
    url: 'https://example.amazonaws.com/?Param2=value2&Param1=value1',
    signature: 'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  },
];

const cases = [
  ...OF_S3.map((published) => ({ ...published, terms: S3 })),
  ...OF_SUITE.map((published) => ({ ...published, terms: SUITE })),
];

describe('signatures that AWS has published', () => {
  it.each(cases)('$name, by the library', async ({ method, url, headers, body = '', signature, terms }) => {
    const hash = terms === S3 ? { 'X-Amz-Content-Sha256': sha256(body) } : {};
    const signer = new AwsV4Signer({
      ...{ method, url, body, region: 'us-east-1', ...terms },
      headers: { ...headers, ...hash },
      allHeaders: true,
    });
    expect(await signer.signature()).toBe(signature);
  });

  it.each(cases)(
    '$name, by what the stand-in compares with',
    ({ method, url, headers, body = '', signature, terms }) => {
      const { host, pathname, search } = new URL(url);
      const all: Record<string, string> = {
        host,
        'x-amz-date': terms.datetime,
        ...(terms === S3 ? { 'x-amz-content-sha256': sha256(body) } : {}),
      };
      for (const [name, value] of Object.entries(headers ?? {})) all[name.toLowerCase()] = value;
      const request = { method, target: pathname + search, headers: all, signed: Object.keys(all).sort() };
      const scope = { secret: terms.secretAccessKey, at: terms.datetime, region: 'us-east-1', service: terms.service };
      expect(signatureOf({ ...request, hash: sha256(body) }, scope)).toBe(signature);
    },
  );
});
