/** Limit of keys in one account. */
export const MOST_PASSKEYS = 20;
export const LONGEST_NAME = 60;

/** Answer of every call of the accounts service: `data` is JSON in a text, its binary values written by `binary`. */
export interface AccountsAnswer {
  status: 'success' | 'error';
  errorMsg: string;
  data: string;
  loginToken: string;
  /** Duration of the request, ms. */
  ms: number;
}

/** Address of the accounts service for a browser. */
export interface Service {
  /** Base of its endpoints, without a slash at the end; a whole address on another origin. */
  base: string;
  /** The domain that keys are good for. */
  domain: string;
}

/** Path of the service on its own origin. */
export const SERVICE_PATH = '/accounts';

export const ENDPOINTS = {
  generateRegisterRequest: '/webAuthn/generateRegisterRequest.php',
  register: '/webAuthn/register.php',
  generateLoginRequest: '/webAuthn/generateLoginRequest.php',
  login: '/webAuthn/login.php',
} as const;
export type Endpoint = keyof typeof ENDPOINTS;

/** Error texts of the protocol (docs/contract/passkeys.md#errors-of-passkeys); people read `texts.ts`. */
export const PROTOCOL_ERRORS = {
  unsupported: 'Browser not supported.',
  userLogin: '"userLogin" is required.',
  authorizeToken: '"authorizeToken" is required.',
  noData: 'Failed to retrieve data.',
  unknown: 'Unknown error occured.',
  loginToken: '"loginToken" is invalid.',
} as const;

export const connectionError = (url: string): string =>
  `A connection error occurred. It was not possible to retrieve data from ${url}`;

/** The code of the first of them. */
export const UNSUPPORTED_CODE = 1;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const WRAPPED = /^=\?BINARY\?B\?([A-Za-z0-9+/]*={0,2})\?=$/;

export const toBase64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export const toBase64 = (base64Url: string): string => {
  const text = base64Url.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return text + '='.repeat((4 - (text.length % 4)) % 4);
};

/** A binary value inside `data`; takes base64url. */
export const binary = (base64Url: string): string => `=?BINARY?B?${toBase64(base64Url)}?=`;

/** Unwraps a binary value to base64url; undefined for anything else. */
export function unwrapped(value: unknown): string | undefined {
  const found = typeof value === 'string' ? WRAPPED.exec(value) : null;
  return found ? toBase64Url(found[1] ?? '') : undefined;
}

/** A field that is base64, wrapped or not, in either alphabet; as base64url. */
export function readBase64(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length === 0) return undefined;
  const plain = unwrapped(value) ?? toBase64Url(value);
  return plain !== '' && BASE64.test(toBase64(plain)) ? plain : undefined;
}

/** Models of what keeps keys, as their makers publish them (passkeys-authenticator-aaguids). */
const MODELS: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Menedżer haseł Google',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Pęk kluczy iCloud',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Pęk kluczy iCloud',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome na Macu',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
};

/** First name of a key: its manager, else the device it was made on; undefined when neither is known. */
export const nameOfKey = (aaguid: string, device: string): string | undefined =>
  MODELS[aaguid] ?? (device === '' ? undefined : device);

/** Whether a shop at `origin` may use keys of `domain`: the same host, or one under it. https, or one's own machine. */
export function isOriginOf(origin: string, domain: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, protocol, origin: own } = new URL(origin);
  if (own !== origin) return false;
  const near = hostname === domain || hostname.endsWith(`.${domain}`);
  return near && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}

/** A key as its owner sees it in their list. */
export interface PasskeyView {
  id: string;
  name: string;
  /** Epoch ms. */
  createdAt: number;
  usedAt: number | undefined;
  /** True for a key that is copied to other devices of its owner. */
  backedUp: boolean;
}
