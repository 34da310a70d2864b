import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet, Argon2id: at least 19 MiB, two passes, one lane. */
const NOW = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG = 32;
const SALT = 16;
/** Longest password that is worth hashing, UTF-16 units; the rules of forms end long before. */
const LONGEST = 1000;

/** Hashing takes memory and a thread: so many at once, so many waiting, and the others are told to come again. */
const AT_ONCE = 2;
const WAITING = 40;

const WRITTEN =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{8,86})\$([A-Za-z0-9+/]{22,86})$/;

/** More people are signing in at this moment than the machine can check. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface Passwords {
  /** Hash of a password, as a PHC string. */
  hash(password: string): Promise<string>;
  /** Checks a password; without a hash the work is the same and the answer no. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** What is kept instead of a hash where no password opens. */
  none(): string;
  /** Was it made with less work than is asked for now? */
  isOutdated(hash: string): boolean;
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/**
 * Bytes of a password. The same letters are the same password, however a keyboard has put them together. Too long a
 * text is nobody's password.
 */
const message = (password: string) => (password.length > LONGEST ? '' : password.toWellFormed().normalize('NFC'));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export function createPasswords(cost: Cost = NOW): Passwords {
  const gate = createGate();
  const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) =>
    gate(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const parameters = { message: message(password), nonce, memory, passes, parallelism, tagLength };
          argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
        }),
    );

  const written = (salt: Buffer, tag: Buffer) => {
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
  };

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT);
    return written(salt, await derive(password, salt, cost, TAG));
  }

  let nobodys: Promise<string> | undefined;
  /** Hash of a random password, for equal work; made again after a failure. */
  const decoy = () => {
    nobodys ??= hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      nobodys = undefined;
      throw error;
    });
    return nobodys;
  };

  return {
    hash,
    none: () => written(randomBytes(SALT), randomBytes(TAG)),
    async verify(password, kept) {
      const parts = WRITTEN.exec(kept ?? (await decoy()));
      if (!parts) throw new Error('a password is kept in a way that nobody knows');
      const [, m, t, p, salt = '', tag = ''] = parts;
      const wanted = Buffer.from(tag, 'base64');
      const costs = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
      const found = await derive(password, Buffer.from(salt, 'base64'), costs, wanted.length);
      return timingSafeEqual(found, wanted) && kept !== undefined && password !== '' && password.length <= LONGEST;
    },
    isOutdated(kept) {
      const [, m, t] = WRITTEN.exec(kept) ?? [];
      return Number(m) < cost.memory || Number(t) < cost.passes;
    },
  };
}

/** Throws TooBusy when too many wait already. */
function createGate(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
