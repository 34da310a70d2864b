/** Tells that the notice about cookies has been closed (specification, sections 6 and 9). */
export const NOTICE_COOKIE = 'ck_cook';
export const NOTICE_DAYS = 30;

/** Of the notice; one control in it, `data-cookie-notice-close`, closes it and agrees to nothing. */
export const NOTICE_ID = 'cookie_notice';
