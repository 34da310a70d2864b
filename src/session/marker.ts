/** Readable by scripts: this browser is signed in. It is no secret, and opens nothing. */
export const MARK = 'zalogowany';
export const SIGNED_IN = `${MARK}=1`;
