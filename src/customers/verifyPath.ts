/** Path of the link that proves an e-mail address. */
export const VERIFY_PATH = '/konto/potwierdzenie-adresu';
