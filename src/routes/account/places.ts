/** Where the pages of accounts are: those anybody may open, and those of who has signed in. */
export type DoorName = 'signIn' | 'signOut' | 'register' | 'recovery' | 'newPassword';
export type OwnName =
  | 'overview'
  | 'orders'
  | 'again'
  | 'claim'
  | 'claimLink'
  | 'points'
  | 'verify'
  | 'verifyLink'
  | 'data'
  | 'addresses'
  | 'address'
  | 'consents'
  | 'security'
  | 'ownData';
export type PageName = DoorName | OwnName;

export interface Place {
  name: PageName;
  /** Without what the address says of one thing, such as the token of a link. */
  path: string;
  /** Of that one thing. */
  id: string;
}

const PATHS: Readonly<Record<string, PageName>> = {
  '/logowanie': 'signIn',
  '/wyloguj': 'signOut',
  '/rejestracja': 'register',
  '/odzyskiwanie-hasla': 'recovery',
  '/konto': 'overview',
  '/konto/zamowienia': 'orders',
  '/konto/zamowienia-bez-konta': 'claim',
  '/konto/punkty': 'points',
  '/konto/potwierdzenie-adresu': 'verify',
  '/konto/dane': 'data',
  '/konto/adresy': 'addresses',
  '/konto/zgody': 'consents',
  '/konto/bezpieczenstwo': 'security',
  '/konto/moje-dane': 'ownData',
};

/** Pages of one thing, by the page before them. */
const OF_ONE: Readonly<Partial<Record<PageName, PageName>>> = {
  recovery: 'newPassword',
  orders: 'again',
  claim: 'claimLink',
  verify: 'verifyLink',
  addresses: 'address',
};

const nameAt = (path: string) => (Object.hasOwn(PATHS, path) ? PATHS[path] : undefined);

export function placeOf(pathname: string): Place | undefined {
  const path = pathname.replace(/\/+$/, '');
  const name = nameAt(path);
  if (name) return { name, path, id: '' };
  const end = path.lastIndexOf('/');
  const before = path.slice(0, end);
  const one = OF_ONE[nameAt(before) ?? 'signIn'];
  return one && { name: one, path: before, id: path.slice(end + 1) };
}

export const isOwn = (name: PageName | undefined): boolean => name !== undefined && !(name in PAGE_TYPES);

const PAGE_TYPES = {
  signIn: 'signin',
  signOut: 'signin',
  register: 'client-new',
  recovery: 'password-recover',
  newPassword: 'password-recover',
} as const satisfies Record<DoorName, string>;

/** As themes of the platform know the page. */
export const pageTypeAt = (pathname: string): string => PAGE_TYPES[placeOf(pathname)?.name as DoorName] ?? 'login';
