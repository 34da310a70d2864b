import type { Context, Hono, MiddlewareHandler } from 'hono';
import { loginOf } from '../../customers/wire.server.ts';
import { receiveUploads, removeUpload, sendUpload } from '../../files/wire.server.ts';
import { answerPayments } from '../../forms/wire.server.ts';
import { basketChange } from '../ajax/basketChange.ts';
import { askHotspots } from '../ajax/hotspots.ts';
import { observeByAjax } from '../ajax/observe.ts';
import { answerOpinions, changeOpinions } from '../ajax/opinions.ts';
import { personalData } from '../ajax/personalData.ts';
import { askProjector } from '../ajax/projector.ts';
import { jsonError } from '../answers.ts';
import type { Allowance } from '../http/allowance.ts';
import type { Env } from '../http/guards.ts';
import { UPLOAD_PATH } from '../http/uploads.ts';
import type { OpenShop } from '../open/shop.ts';
import { callTexts, speakCalls, spokenRedirect } from './languages.ts';
import type { PricedCalls } from './pricedCalls.ts';
import type { shopForms } from './shopForms.ts';
import type { WithVisit } from './visits.ts';

type Guard = MiddlewareHandler<Env>;

interface AjaxMount {
  shop: OpenShop;
  calls: PricedCalls;
  forms: ReturnType<typeof shopForms>;
  withVisit: WithVisit;
  visitorOf(c: Context<Env>): string;
  mayTryCode: Allowance;
  /** How files come in. */
  uploads: Parameters<typeof receiveUploads>[3];
  guards: {
    whenOpen: Guard;
    /** Counts the calls below `/ajax/` together. */
    ajax: Guard;
    limited(name: 'ajax' | 'uploads'): Guard;
    formBody: Guard;
    basketBody: Guard;
  };
  onError(error: unknown, requestId: string): void;
}

/** The calls of docs/contract/calls.md: below `/ajax/`, the form of the basket, and files that were sent. */
export function mountAjax(
  app: Hono<Env>,
  { shop, calls, forms, withVisit, visitorOf, mayTryCode, uploads, guards, onError }: AjaxMount,
): void {
  const { texts } = shop;
  const { limited, formBody, basketBody } = guards;
  app.use('/ajax/*', guards.whenOpen, speakCalls(shop), guards.ajax);
  app.post('/ajax/get.php', formBody, (c) =>
    withVisit(c, async (visit) => {
      const { rooms, texts: words, kept } = await calls.of(c, visit);
      const { sections, alike } = rooms;
      const terms = { sections, alike, texts: words, waiting: shop.measuring.waiting, kept };
      return personalData(c, terms, visit, (error) => onError(error, c.get('requestId')));
    }),
  );
  app.use('/ajax/projector.php', formBody, observeByAjax({ ask: forms.askNotice, texts, from: visitorOf }));
  app.post('/basketchange.php', limited('ajax'), basketBody, (c) =>
    withVisit(c, async (visit) => {
      const terms = { baskets: shop.baskets, loginOf: loginOf(shop.customers), texts: callTexts(shop, c) };
      const may = () => mayTryCode({ shopper: visit, visitor: visitorOf(c) });
      return spokenRedirect(shop, c, await basketChange(c, visit, { ...terms, mayTryCode: may }));
    }),
  );
  app.get('/ajax/hotspots.php', (c) => calls.seen(c, (found) => askHotspots(c, found)));
  app.on(['GET', 'POST'], '/ajax/projector.php', (c) => calls.seen(c, ({ rooms }) => askProjector(c, rooms.projector)));
  app.post(UPLOAD_PATH, limited('uploads'), (c, next) =>
    c.req.query('action') === 'remove'
      ? next()
      : withVisit(c, (visit) => receiveUploads(c, visit, visitorOf(c), uploads)),
  );
  app.post(UPLOAD_PATH, formBody, (c) => withVisit(c, (visit) => removeUpload(c, visit, uploads)));
  app.get('/pliki/:id', limited('ajax'), (c) =>
    withVisit(c, async (visit) => (await sendUpload(c, visit, shop.uploads)) ?? c.body(null, 404)),
  );
  const opinionCalls = {
    ...{ opinions: shop.opinions, forms, mayVote: forms.mayVote, files: uploads },
    ...{ texts, email: shop.file.company.email },
    isSold: async (product: number) => (await shop.catalogue.product(product)) !== undefined,
  };
  app.get('/ajax/opinions.php', (c) => answerOpinions(c, opinionCalls));
  app.post('/ajax/opinions.php', formBody, (c) =>
    withVisit(c, (visit) => changeOpinions(c, visit, visitorOf(c), opinionCalls)),
  );
  app.get(
    '/ajax/payments.php',
    (c) => answerPayments(c, texts) ?? jsonError(c, 400, 'unknown_action', 'There is verify_iban'),
  );
  app.all('/ajax/*', (c) => jsonError(c, 404, 'not_found', 'There is no such call, or none with this method'));
}
