const NBSP = '\u00A0';

/** Address for a telephone link; a number without a country is Polish. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trimStart().startsWith('+') ? `tel:+${digits}` : `tel:+48${digits}`;
}

/** A number that is not broken at the end of a line. */
export const unbroken = (text: string): string => text.replaceAll(' ', NBSP);
