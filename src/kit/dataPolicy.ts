/**
 * Content-Security-Policy of what is no page: answers for programs, files, parts of pages. Opened as a document it can do
 * nothing (OWASP ASVS 5.0, 3.2.1).
 */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
