import { FilesError } from '../model.ts';

/** What a bucket has said, or that nothing was said. */
export class BucketFault extends FilesError {
  /** Another try may go well. */
  readonly passes: boolean;

  constructor(code: string, message: string, passes: boolean, options?: ErrorOptions) {
    super(code, message, options);
    this.passes = passes;
  }
}

type Known = readonly [code: string, todo: string];

/** Codes of S3 that say more than the status does, as a disk would say it, and what to do. */
const KNOWN: Readonly<Record<string, Known>> = {
  NoSuchBucket: ['ENODEV', 'there is no such bucket: make it, or mend S3_BUCKET'],
  InvalidAccessKeyId: ['EACCES', 'the key is not known: mend S3_ACCESS_KEY_ID'],
  SignatureDoesNotMatch: ['EACCES', 'the key does not fit: mend S3_SECRET_ACCESS_KEY'],
  AccessDenied: ['EACCES', 'the key has no right: allow it to get, put, delete and list in this bucket'],
  RequestTimeTooSkewed: ['EACCES', 'the clocks differ: set the clock of this machine, timedatectl set-ntp true'],
  AuthorizationHeaderMalformed: ['EACCES', 'the bucket is in another region: mend S3_REGION'],
  PermanentRedirect: ['ENODEV', 'the bucket is somewhere else: mend S3_ENDPOINT and S3_REGION'],
  QuotaExceeded: ['ENOSPC', 'there is no room: raise the quota'],
};

const REFUSED: Known = ['EACCES', 'the key is refused: mend S3_ACCESS_KEY_ID, its secret and its rights'];
const FAILS: Known = ['EIO', 'it fails: look at S3_ENDPOINT, or ask whoever runs it'];

const BY_STATUS: Readonly<Record<number, Known>> = {
  401: REFUSED,
  403: REFUSED,
  404: ['ENOENT', 'there is no such file'],
  416: ['ENOENT', 'there is no such part of the file'],
  507: ['ENOSPC', 'there is no room: raise the quota'],
};

const MANY_REQUESTS = 429;
const OWN_FAULT = 500;

/** Why an answer is none. Its body is XML with a code in it; an answer to HEAD has none. */
export async function faultOf(answer: Response, bucket: string): Promise<BucketFault> {
  const { status } = answer;
  const text = await answer.text().catch(() => '');
  const said = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? '';
  const [code, todo] = KNOWN[said] ?? BY_STATUS[status] ?? FAILS;
  const passes = status === MANY_REQUESTS || (status >= OWN_FAULT && code !== 'ENOSPC');
  return new BucketFault(code, `bucket ${bucket}: ${todo}; it answered ${status}${said && ` ${said}`}`, passes);
}

/** The code alone of what fetch says: its message may hold more than a log should. */
export function unreachable(error: unknown, late: boolean, endpoint: string): BucketFault {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  const said = typeof code === 'string' && /^E[A-Z_]+$/.test(code) ? code : 'EIO';
  const message = `nobody answers at ${endpoint}: mend S3_ENDPOINT, or start what is there`;
  return new BucketFault(late ? 'ETIMEDOUT' : said, message, true, { cause: error });
}
