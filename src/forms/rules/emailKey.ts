/** Key by which an address is found and counted: people type one address with large letters and with small ones. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
