/** Where the link leads that proves an e-mail address. */
export const VERIFY_PATH = '/konto/potwierdzenie-adresu';
