/** Cookie: the notice about cookies was closed (docs/contract/pages.md#cookies). */
export const NOTICE_COOKIE = 'ck_cook';
/** How long an answer is kept, agreed or refused; then the shop asks again (docs/contract/pages.md#cookies). */
export const CONSENT_DAYS = 30;

/** Id of the notice. One control in it, `data-cookie-notice-close`, closes it without consent. */
export const NOTICE_ID = 'cookie_notice';
