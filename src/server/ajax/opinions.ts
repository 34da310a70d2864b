import type { Context } from 'hono';
import { type FormReading, readFormWithFiles } from '../../files/form.server.ts';
import { FILES_FIELD } from '../../files/model.ts';
import { type FormAnswer, MOST_FILES, TRAP } from '../../forms/answer.ts';
import { formUiTexts } from '../../forms/engine/texts.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import type { OpinionValues } from '../../opinions/fields.ts';
import type { OpinionForms } from '../../opinions/forms.server.ts';
import type { Opinions, Vote } from '../../opinions/service.server.ts';
import { opinionTexts } from '../../opinions/texts.ts';
import type { Visit } from '../../session/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import type { Env } from '../http/guards.ts';

interface OpinionCallOptions {
  opinions: Pick<Opinions, 'recent' | 'vote'>;
  forms: Pick<OpinionForms, 'opinionForms'>;
  /** Whether there is such a product. */
  isSold(product: number): Promise<boolean>;
  mayVote(from: string): boolean;
  files: Omit<FormReading, 'most' | 'from'>;
  texts: TextOverrides;
  /** Address of the shop's e-mail, for words about what went wrong. */
  email: string;
}

/** What became of an opinion. */
export type OpinionCode = 'opinion_addsuccess' | 'opinion_adderror' | 'opinion_addphotoerror';

const MOST = 100;
const MOST_PAGE = 10_000;

const idIn = (text: string | null | undefined): number => Number(/^\d{1,15}$/.exec(text ?? '')?.[0]);

/** `action=get` of /ajax/opinions.php: published opinions, with what the contract names (docs/contract/calls.md#opinions). */
export async function answerOpinions(c: Context<Env>, { opinions }: OpinionCallOptions): Promise<Response> {
  if ((c.req.query('action') ?? 'get') !== 'get') return wrongAction(c);
  // Only products have opinions here, the shop itself has none.
  if ((c.req.query('type') ?? 'product') !== 'product') return c.json({ results: [] });
  const bounded = (name: string, otherwise: number, most: number) => {
    const n = idIn(c.req.query(name));
    return Number.isNaN(n) ? otherwise : Math.min(n, most);
  };
  const limit = bounded('resultsLimit', MOST, MOST);
  const asked = c.req.query('product');
  const found = await opinions.recent({
    ...(asked === undefined ? {} : { product: idIn(asked) || 0 }),
    from: limit * bounded('resultsPage', 0, MOST_PAGE),
    most: limit,
    oldestFirst: c.req.query('ordersBy[0][sortDirection]')?.toUpperCase() === 'ASC',
  });
  const results = found.map(({ id, product, madeAt, rating, content, author, confirmed }) => ({
    // Whoever knows the number of an order may open it with little more.
    ...{ id, orderSn: '', createDate: new Date(madeAt).toISOString() },
    ...{ product: { id: product }, rating, content, author, confirmedByPurchase: confirmed },
  }));
  return c.json({ results });
}

/** `action=insert` and `action=rate` of /ajax/opinions.php. */
export async function changeOpinions(
  c: Context<Env>,
  visit: Visit,
  from: string,
  options: OpinionCallOptions,
): Promise<Response> {
  const { fields, kept } = await readFormWithFiles(c.req.raw, visit, { ...options.files, most: MOST_FILES, from });
  const field = (name: string) => {
    const value = fields.get(name) ?? c.req.query(name);
    return typeof value === 'string' ? value : '';
  };
  if (field('action') === 'rate') return c.json(await rate(field('id'), visit, from, options));
  if (field('action') !== 'insert') return wrongAction(c);
  const product = idIn(field('product'));
  if (!(await options.isSold(product))) return c.json(failed('product', options));
  const form = options.forms.opinionForms(product);
  const trapped = field(TRAP) !== '';
  return c.json(
    inserted(await takeForm(form, visit, { values: form.read(fields), files: kept, trapped, from }), options),
  );
}

const VOTE_TEXTS = { again: 'voteAgain', gone: 'voteGone', often: 'voteOften' } as const;

async function rate(id: string, visit: Visit, from: string, { opinions, mayVote, texts }: OpinionCallOptions) {
  const vote: Vote | 'often' = mayVote(from)
    ? await opinions.vote(id, { remember: visit.remember, address: from })
    : 'often';
  if (vote === 'counted') return { status: 'success' };
  return { status: 'error', code: vote, message: translate(opinionTexts, texts, VOTE_TEXTS[vote]) };
}

function inserted(answer: FormAnswer<OpinionValues>, options: OpinionCallOptions) {
  const { texts, email } = options;
  if (answer.state === 'sent')
    return { status: 'success', code: 'opinion_addsuccess', message: translate(opinionTexts, texts, 'sent') };
  if (answer.state === 'refused')
    return { ...failed('form', options), message: translate(formUiTexts, texts, answer.why, { email }) };
  const [first] = answer.faults;
  const code: OpinionCode = first?.name === FILES_FIELD ? 'opinion_addphotoerror' : 'opinion_adderror';
  return { status: 'error', code, message: first?.message ?? '', faults: answer.faults };
}

const failed = (what: 'product' | 'form', { texts }: OpinionCallOptions) => ({
  status: 'error',
  code: 'opinion_adderror',
  ...(what === 'product' ? { message: translate(opinionTexts, texts, 'noProduct') } : {}),
});

const wrongAction = (c: Context<Env>): Response =>
  jsonError(c, 400, 'unknown_action', 'There are get, by GET, and rate and insert, by POST');
