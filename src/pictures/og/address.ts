import { safeDecode } from '../../kit/decode.ts';

/** Size of the picture that other sites show beside a link, in pixels: readers of Open Graph show it whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Subject of a social picture. */
export type SocialSubject =
  | { kind: 'product'; id: number }
  | { kind: 'category' | 'producer' | 'series' | 'page'; slug: string }
  | { kind: 'shop' };

const FOLDERS = { category: 'kategoria', producer: 'producent', series: 'seria', page: 'strona' } as const;

/** Path of the picture that other sites show beside a link to a page; JPEG, 1200 × 630. */
export function socialPicturePath(subject: SocialSubject): string {
  if (subject.kind === 'shop') return '/og/sklep.jpg';
  if (subject.kind === 'product') return `/og/produkt/${subject.id}.jpg`;
  return `/og/${FOLDERS[subject.kind]}/${encodeURIComponent(subject.slug)}.jpg`;
}

/** Undefined for a path that socialPicturePath does not write. */
export function readSocialPath(path: string): SocialSubject | undefined {
  if (path === '/og/sklep.jpg') return { kind: 'shop' };
  const [, folder, name = ''] = /^\/og\/(\w+)\/([^/]{1,200})\.jpg$/.exec(path) ?? [];
  if (folder === 'produkt') return /^\d{1,15}$/.test(name) ? { kind: 'product', id: Number(name) } : undefined;
  for (const kind of ['category', 'producer', 'series', 'page'] as const) {
    if (FOLDERS[kind] === folder) return named(kind, name);
  }
  return undefined;
}

function named(kind: keyof typeof FOLDERS, name: string): SocialSubject | undefined {
  const slug = safeDecode(name);
  return slug === undefined ? undefined : { kind, slug };
}
