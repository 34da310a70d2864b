/**
 * Address of a shop's picture as the browser sees it: always our own. Undefined for a picture of a feed that has not
 * been fetched: its remote address is never shown to a browser.
 */
export function pictureSrc(file: string): string | undefined {
  return /^https?:/i.test(file) ? undefined : `/pictures/${file.split('/').map(encodeURIComponent).join('/')}`;
}
