import { opinionPlace, opinionsPath, writePath } from '../opinions/address.ts';
import { opinionQueryText, readOpinionQuery } from '../opinions/model.ts';
import { OpinionBoard, type VoteRefused } from '../opinions/OpinionBoard.tsx';
import { opinionTexts } from '../opinions/texts.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, type ProductAsked, productAt, subjectHead } from './layout/subject.server.ts';
import { redirect } from './outcomes.ts';
import { definePage, type ViewProps } from './page.ts';
import { postedForm } from './postedForm.server.ts';

/** All opinions about a product. */
export const opinionsPage = definePage({
  path: '/produkt/:address/opinie',
  type: 'opinions-shop',
  place: (url) => url.pathname,
  load,
  post,
  View,
});

async function load(asked: ProductAsked) {
  const { shop, url, visit, visitor } = asked;
  const { subject, crumbs, href, writeHref } = await aboutAll(asked);
  const query = readOpinionQuery(url.searchParams);
  const found = await shop.opinions.of(subject.id, query);
  const voted = await shop.opinions.voted(found.opinions, { session: visit.session, address: visitor });
  return {
    head: subjectHead(shop, translate(opinionTexts, shop.texts, 'title', { name: subject.name }), href),
    // What somebody has voted for is nobody else's.
    personal: found.opinions.length > 0,
    subject,
    crumbs,
    board: {
      found,
      query,
      href,
      at: href + opinionQueryText(query),
      writeHref,
      shop: shop.shop.name,
      voted: [...voted],
    },
  };
}

/** Addresses without a size: opinions are about the product. */
async function aboutAll(asked: ProductAsked) {
  const about = await aboutProduct(asked, opinionsPath);
  const product = await productAt(asked.shop, asked.params.address);
  return { ...about, href: opinionsPath(product), writeHref: writePath(product) };
}

/** „Pomocna”. */
async function post(asked: ProductAsked): Promise<VoteRefused> {
  const { shop, visit, visitor, url, request } = asked;
  const id = (await postedForm(request)).get('helpful');
  const { href } = await aboutAll(asked);
  if (typeof id !== 'string') return 'voteGone';
  if (!shop.mayVote(visitor)) return 'voteOften';
  const vote = await shop.opinions.vote(id, { remember: visit.remember, address: visitor });
  if (vote === 'gone') return 'voteGone';
  if (vote === 'again') return 'voteAgain';
  throw redirect(`${href}${opinionQueryText(readOpinionQuery(url.searchParams))}#${opinionPlace(id)}`);
}

function View({ data: { subject, crumbs, board }, answer }: ViewProps<Awaited<ReturnType<typeof load>>, VoteRefused>) {
  const t = useText(opinionTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id="opinie" title={t('heading')}>
      <OpinionBoard {...board} refused={answer} />
    </SubjectPage>
  );
}
