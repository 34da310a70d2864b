import { VerifyLinkPage, VerifyPage } from '../../customers/pages/VerifyPages.tsx';
import type { PageProps } from './page.ts';
import { useTalk } from './useTalk.ts';
import type { PagesOf, ViewOf } from './views.ts';

function Verify({ view, ...form }: PageProps<ViewOf<'verify'>>) {
  return <VerifyPage view={view} talk={useTalk(form)} />;
}

const VerifyLink = ({ view, at }: PageProps<ViewOf<'verifyLink'>>) => <VerifyLinkPage {...view} at={at} />;

/** Where an e-mail address is proved. */
export const verifyPages: PagesOf<'verify' | 'verifyLink'> = { verify: Verify, verifyLink: VerifyLink };
