declare global {
  /** Tells whether amounts and dates are written in English now; missing on pages that are Polish. */
  var speaksEnglish: (() => boolean) | undefined;
}

/** Language of amounts and dates: a server makes pages of several at a time, and a page in English brings its answer along. */
export const isEnglish = (): boolean => globalThis.speaksEnglish?.() === true;
