import { pageTerms } from '../ui/browser/pageTerms.ts';
import { whenIdle } from '../ui/kernel/idle.ts';
import { onFirstSign } from '../ui/kernel/signs.ts';

/** Prepares for a failing network once a person is on the page and nothing waits. */
export const startOffline = (): unknown =>
  pageTerms().offline &&
  onFirstSign(() =>
    whenIdle(
      () =>
        void import('./keepReady.ts').then(
          (module) => module.keepReady(),
          () => {},
        ),
    ),
  );
