import { redirect, redirectDocument } from 'react-router';
import { visit } from '../context.server.ts';
import { postedForm } from '../postedForm.server.ts';
import { freshAccount, missing, ownAccount, signInPath } from './guard.server.ts';
import type { ServedPage } from './page.ts';

const PATH = '/konto/moje-dane';

export const ownData: ServedPage<{ gone: boolean }> = {
  async load(asked) {
    const { context, request } = asked;
    const gone = new URL(request.url).searchParams.has('usunieto') && context.get(visit).customer === undefined;
    if (!gone) await ownAccount(asked);
    return { title: gone ? 'erased' : 'account', view: { gone } };
  },
  async act(asked) {
    const { request } = asked;
    const { shop, asking } = await freshAccount(asked);
    if ((await postedForm(request)).get('sure') !== '1') return missing('sure', 'required_flag', shop);
    const done = await shop.customers.erase(asking);
    throw done.ok ? redirectDocument(`${PATH}?usunieto=1`, 303) : redirect(signInPath(request), 303);
  },
};
