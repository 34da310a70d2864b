import type { ComponentType } from 'react';
import type { FormAnswer } from '../../forms/answer.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import type { ServedForm } from '../../forms/ui/useSentForm.ts';
import { SubjectPage } from '../../product/subject/SubjectPage.tsx';
import { Island } from '../../ui/islands/Island.tsx';
import type { IslandOf } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { TextDefinitions, Texts, Translate } from '../../ui/text.ts';
import { answerForm, sentForm, withEmail } from '../answerForm.server.ts';
import { definePage, type Page, type PageRequest, type ParamsOf } from '../page.ts';
import type { ShopServices } from '../services.ts';
import { formTerms } from './formTerms.server.ts';
import { useHomeCrumb } from './homeCrumb.ts';
import { type aboutProduct, subjectHead } from './subject.server.ts';

type About = Awaited<ReturnType<typeof aboutProduct>>;

interface SubjectForm<Path extends string, Found extends About, D extends TextDefinitions, Values, Own, Quoted> {
  path: Path;
  type: string;
  /** Id of the heading, which is the form's place on the page. */
  place: string;
  /** What the form is about; ends the request where there is no such form. */
  about(asked: PageRequest<ParamsOf<Path>>): Promise<Found>;
  form(shop: ShopServices, found: Found): FormKind<Values>;
  /** Title of the tab. */
  title(shop: ShopServices, found: Found): string;
  texts: Texts<D>;
  words(t: Translate<D>): { title: string; lead: string };
  island: IslandOf<ServedForm<Values> & Own>;
  /** Props of the island that this form alone has. */
  own(shop: ShopServices, found: Found): Own;
  /** What stands above the form, and its props. */
  Quoted?: ComponentType<Quoted>;
  quoted?(found: Found): Quoted;
}

/** Page of a form that writes to the shop about one product. */
export function subjectFormPage<
  Path extends string,
  Found extends About,
  D extends TextDefinitions,
  Values,
  Own extends object,
  Quoted extends object = never,
>(page: SubjectForm<Path, Found, D, Values, Own, Quoted>): Page {
  const { path, type, place, about, form, texts, words, island, Quoted } = page;
  return definePage({
    path,
    type,
    async load(asked) {
      const { shop } = asked;
      const found = await about(asked);
      const { subject, crumbs, at } = found;
      const sent = await sentForm(asked, form(shop, found));
      return {
        head: subjectHead(shop, page.title(shop, found), at),
        subject,
        crumbs,
        quoted: page.quoted?.(found),
        form: { ...page.own(shop, found), terms: formTerms(shop), at: `${at}#${place}` },
        sent,
        // What one shopper has sent is nobody else's.
        personal: sent !== undefined,
      };
    },
    async post(asked): Promise<FormAnswer<Values>> {
      const found = await about(asked);
      return answerForm(asked, form(asked.shop, found), withEmail(`${found.at}#${place}`));
    },
    View({ data: { subject, crumbs, quoted, form: props, sent }, answer }) {
      const home = useHomeCrumb();
      return (
        <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={place} {...words(useText(texts))}>
          {Quoted && quoted && <Quoted {...quoted} />}
          <Island of={island} props={{ ...props, first: answer ?? sent }} />
        </SubjectPage>
      );
    },
  });
}
