import { addedPath, answerPath, type BasketAnswer, type ReadAnswer, readAnswer, readOf } from '../basket/answers.ts';
import { changeBasket } from '../basket/change.server.ts';
import { type Pressed, partComments, readBasketForm } from '../basket/changeForm.ts';
import { readAddForm } from '../basket/form.ts';
import { LONGEST_COMMENT } from '../basket/limits.ts';
import { codeMessage, failureText } from '../basket/messages.ts';
import type { LineEdit } from '../basket/model.ts';
import { amountOf, nameOf } from '../basket/names.ts';
import type { ShownAnswer } from '../basket/page/live.ts';
import { BASKET_PATH } from '../basket/path.ts';
import type { CodeErrorCode } from '../basket/rebates/model.ts';
import { basketTexts } from '../basket/texts.ts';
import type { BasketView, KnownLine } from '../basket/view.ts';
import { productPath } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { issueText } from '../forms/messages.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { cookieTerms } from '../session/cookie.ts';
import type { Shopper } from '../session/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { redirect } from './outcomes.ts';
import type { PageRequest } from './page.ts';
import { postedForm } from './postedForm.server.ts';
import type { ShopServices } from './services.ts';

/**
 * Carries out a form. Without scripts it redirects to the basket, whose address carries the result. A code or a card that
 * was refused stands in its field again, in the answer itself: an address would keep the number of a card.
 */
export async function changeAnswer(asked: PageRequest): Promise<ShownAnswer> {
  const { shop, visit: asking } = asked;
  const form = await postedForm(asked.request);
  const wanted = form.get('mode') === '1' ? readAddForm(form) : undefined;
  if (wanted) {
    const [added] = await shop.baskets.add(asking, [wanted]);
    throw redirect(addedPath(wanted.product, added));
  }
  const mayTry = () => shop.mayTryCode({ shopper: asking, visitor: asked.visitor });
  const sent = readBasketForm(form);
  const answer = await changeBasket(shop.baskets, asking, sent, mayTry);
  const typed = asked.live ? undefined : typedAgain(answer, sent.pressed);
  const comments = longComments(sent.edits, shop.texts);
  if (!asked.live && typed === undefined && !comments) throw redirect(answer ? answerPath(answer) : BASKET_PATH);
  const basket = await shop.baskets.view(asking);
  const told = answer && (await shown(shop, readOf(answer), basket));
  const again = { ...(typed !== undefined && { typed }), ...(comments && { comments }) };
  return told ? { ...told, ...again } : { kind: 'ok', title: '', quiet: true, ...again };
}

/** Comments that stay in their fields, because they are too long; undefined where there are none. */
function longComments(edits: readonly LineEdit[], texts: TextOverrides): ShownAnswer['comments'] {
  const { long } = partComments(edits);
  if (long.length === 0) return undefined;
  const typed = long.flatMap(({ line, comment = '' }) => ('id' in line ? [[line.id, comment] as const] : []));
  return { why: issueText({ code: 'max_length', bound: LONGEST_COMMENT }, texts), typed: Object.fromEntries(typed) };
}

/** Value of the field of a form that was refused; undefined when nothing was. */
function typedAgain(answer: BasketAnswer | undefined, pressed: Pressed | undefined): string | undefined {
  if (pressed?.kind === 'code' && answer?.kind === 'code' && answer.code !== 'rebates_code_ok') return pressed.typed;
  if (pressed?.kind === 'card' && answer?.kind === 'card' && answer.code !== 'giftcard_ok') return pressed.number;
  return undefined;
}

/** Result of a form in the address of the basket. */
export async function addressAnswer(
  shop: ShopServices,
  query: URLSearchParams,
  basket: BasketView,
  { session }: Shopper,
): Promise<ShownAnswer | undefined> {
  const answer = readAnswer(query);
  if (answer?.kind === 'added' && basket.lines.length === 0) {
    if (session !== undefined) return undefined;
    const t = (key: 'addFailed' | 'notKept') => translate(basketTexts, shop.texts, key);
    return { kind: 'err', title: t('addFailed'), text: t('notKept') };
  }
  if (answer) return shown(shop, answer, basket);
  // Said before anybody tries: over plain http on a network no basket can be kept.
  if (cookieTerms(shop.shopUrl)) return undefined;
  return { kind: 'err', title: translate(basketTexts, shop.texts, 'errorInsecure') };
}

async function shown(shop: ShopServices, answer: ReadAnswer, basket: BasketView): Promise<ShownAnswer | undefined> {
  const { texts } = shop;
  const said = (
    key:
      | 'added'
      | 'changed'
      | 'emptied'
      | 'codeOff'
      | 'cardOff'
      | 'giftChosen'
      | 'giftNone'
      | 'rebates_code_ok'
      | 'giftcard_ok',
  ): ShownAnswer => ({
    kind: 'ok',
    title: translate(basketTexts, texts, key),
  });
  switch (answer.kind) {
    case 'added':
    case 'emptied':
      return said(answer.kind);
    case 'codeOff':
      return { ...said(answer.kind), about: 'code' };
    case 'cardOff':
      return { ...said(answer.kind), about: 'card' };
    case 'changed':
      return { ...(changedLine(shop, answer.product, basket) ?? said('changed')), quiet: true };
    case 'removed':
    case 'aside':
    case 'back':
      return lineAnswer(shop, answer, basket);
    case 'failed':
    case 'corrected': {
      const lies = basket.lines.some(({ product }) => product === answer.product);
      return { ...(await refusal(shop, answer)), ...(lies ? { inLine: true } : {}) };
    }
    case 'code':
      if (answer.code === 'rebates_code_ok') return { ...said(answer.code), about: 'code' };
      return {
        kind: 'err',
        title: translate(basketTexts, texts, 'codeFailed'),
        text: codeMessage(answer.code, texts),
        about: 'code',
        wrong: wrongFields(answer.code),
      };
    case 'card':
      if (answer.code === 'giftcard_ok') return { ...said(answer.code), about: 'card' };
      return {
        kind: 'err',
        title: translate(basketTexts, texts, 'cardFailed'),
        text: codeMessage(answer.code, texts),
        about: 'card',
        wrong: wrongFields(answer.code),
      };
    case 'gift':
      if (answer.state === 'failed') return { kind: 'err', title: translate(basketTexts, texts, 'giftFailed') };
      return said(answer.state === 'chosen' ? 'giftChosen' : 'giftNone');
  }
}

/** Fields with a refused value; none where the mistake is not in a value. */
function wrongFields(code: CodeErrorCode | 'unavailable'): string[] {
  if (code === 'insecure' || code === 'unavailable' || code === 'rebates_code_tries') return [];
  // Which of the two is wrong is told to nobody.
  if (code === 'giftcard_unknown') return ['giftcard_id', 'pin_value'];
  return [code.startsWith('giftcard_') ? 'giftcard_id' : 'rebates_codes'];
}

const knownLine = ({ lines, later }: BasketView, is: (line: { id: string; product: number }) => boolean) =>
  [...lines, ...later].find(is)?.known;

function changedLine({ texts }: ShopServices, product: number, basket: BasketView): ShownAnswer | undefined {
  const line = product > 0 ? knownLine(basket, (one) => one.product === product) : undefined;
  if (!line) return undefined;
  const total = formatMoney(basket.total[basket.priceType], basket.currency);
  const words = { name: nameOf(line), quantity: amountOf(line), total };
  return { kind: 'ok', title: translate(basketTexts, texts, 'changedName', words) };
}

async function lineAnswer(
  { catalogue, texts }: ShopServices,
  { kind, line, product }: Extract<ReadAnswer, { kind: 'removed' | 'aside' | 'back' }>,
  basket: BasketView,
): Promise<ShownAnswer> {
  const there: KnownLine | undefined = knownLine(basket, ({ id }) => id === line);
  const [found] = there ? [] : await catalogue.products([product]);
  const name = there ? nameOf(there) : found && fullName(found);
  const keys = { removed: 'removedName', aside: 'setAsideName', back: 'backName' } as const;
  if (name === undefined) return { kind: 'ok', title: translate(basketTexts, texts, 'changed') };
  return {
    kind: 'ok',
    title: translate(basketTexts, texts, keys[kind], { name }),
    // One that has been put back since has no way back any more.
    ...(kind === 'removed' && !there ? { undo: { line, name } } : {}),
  };
}

async function refusal(
  { catalogue, texts }: ShopServices,
  { kind, code, product: id, bound }: Extract<ReadAnswer, { kind: 'failed' | 'corrected' }>,
): Promise<ShownAnswer> {
  const [product] = id > 0 ? await catalogue.products([id]) : [];
  const why = failureText(code, { n: bound, unit: product?.unit.name ?? '' }, texts);
  if (kind === 'corrected') {
    const text = translate(basketTexts, texts, 'corrected');
    return { kind: 'err', title: product ? `${fullName(product)}: ${why}` : why, text };
  }
  if (!product) return { kind: 'err', title: why };
  const label = translate(basketTexts, texts, 'backToProduct', { name: fullName(product) });
  const title = translate(basketTexts, texts, 'addFailed');
  return { kind: 'err', title, text: why, link: { href: productPath(product), label } };
}
