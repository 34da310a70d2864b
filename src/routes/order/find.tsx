import { type FormAnswer, SENT_PARAM } from '../../forms/answer.ts';
import type { FormTerms } from '../../forms/ui/PostForm.tsx';
import findForm from '../../orderPages/linkByEmail/FindForm.island.tsx';
import { FindPage, FindSent } from '../../orderPages/linkByEmail/FindPage.tsx';
import { type FindValues, findPath } from '../../orderPages/linkByEmail/model.ts';
import { orderPageTexts } from '../../orderPages/texts.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { translate } from '../../ui/text.ts';
import { answerForm } from '../answerForm.server.ts';
import { SECRET, secretHead } from '../head/secret.ts';
import { formTerms } from '../layout/formTerms.server.ts';
import { definePage, type Loaded, type Page, type ViewProps } from '../page.ts';

/** Page that e-mails the lost link of an order; `withdraw`: that of the withdrawal. */
const findOrderPage = (withdraw: boolean) => {
  const at = findPath(withdraw);
  return definePage({
    ...SECRET,
    path: at,
    type: 'order-open',
    load({ shop, url }) {
      const title = translate(orderPageTexts, shop.texts, withdraw ? 'withdrawFindTitle' : 'findTitle');
      return {
        head: { ...secretHead(shop, title), canonical: shop.shopUrl + at },
        sent: url.searchParams.has(SENT_PARAM),
        form: { withdraw, terms: formTerms(shop), at },
      };
    },
    post: (asked) => answerForm(asked, asked.shop.orderLinks(withdraw), () => `${at}?${SENT_PARAM}=1`),
    View: Find,
  });
};

interface FindData extends Loaded {
  sent: boolean;
  form: { withdraw: boolean; terms: FormTerms; at: string };
}

const Find = ({ data: { sent, form }, answer }: ViewProps<FindData, FormAnswer<FindValues>>) => (
  <FindPage withdraw={form.withdraw} email={form.terms.email}>
    {sent ? (
      <FindSent withdraw={form.withdraw} focused={false} />
    ) : (
      <Island of={findForm} props={{ ...form, first: answer }} />
    )}
  </FindPage>
);

export const findOrderPages: readonly Page[] = [findOrderPage(false), findOrderPage(true)];
