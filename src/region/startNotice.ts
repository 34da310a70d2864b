import { onRest } from '../ui/kernel/signs.ts';
import { wholeSheet } from '../ui/kernel/wholeSheet.ts';
import { isNoticeAsked } from './noticeAsked.ts';

/** Shows the notice about a region that is not the usual one, where a cookie asks for it. */
export const startRegionNotice = (): void =>
  onRest(() => {
    if (!isNoticeAsked(document.cookie, document.documentElement.dataset.frame)) return;
    Promise.all([import('./notice.ts'), wholeSheet()]).then(
      ([{ showRegionNotice }]) => showRegionNotice(),
      // The choice holds without the notice.
      () => {},
    );
  });
