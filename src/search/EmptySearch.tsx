import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './EmptySearch.module.css';
import { type FoundGroup, FoundGroups, type FoundLink } from './FoundGroups.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchTexts } from './texts.ts';

/** Why there are no products: nothing was asked for, too little, or nothing was found. */
export type NoResults = 'nothingAsked' | 'search_text_to_short' | 'search_products_not_found';

interface EmptySearchProps {
  why: NoResults;
  text: string;
  phone: string;
  /** Categories to go on with. */
  ways: readonly FoundLink[];
  /** What was found besides products. */
  groups: readonly FoundGroup[];
}

const WORDS = {
  nothingAsked: ['heading', 'emptyLead'],
  search_text_to_short: ['tooShort', 'tooShortText'],
  search_products_not_found: ['notFound', 'notFoundText'],
} as const;

/** Something else of the shop has that name: it is not true that there is nothing. */
const NO_PRODUCTS = ['noProducts', 'noProductsText'] as const;

/** The search without results, and the ways on from it. */
export function EmptySearch({ why, text, phone, ways, groups }: EmptySearchProps) {
  const t = useText(searchTexts);
  const isSomething = groups.some(({ links }) => links.length > 0);
  const [title, words] = isSomething ? NO_PRODUCTS : WORDS[why];
  return (
    <Wrap className={styles.page}>
      <h1>{nbsp(title === 'notFound' || title === 'noProducts' ? t(title, { text }) : t(title))}</h1>
      <p role="status" data-message={why}>
        {nbsp(t(words))}
      </p>
      <SearchForm text={text} />
      <FoundGroups groups={groups} />
      {why === 'search_products_not_found' && (
        <p className="muted">
          {t('help')} <a href={phoneHref(phone)}>{unbroken(phone)}</a>
        </p>
      )}
      {ways.length > 0 && (
        <section aria-labelledby="ways">
          <h2 id="ways" className={styles.title}>
            {t('maybe')}
          </h2>
          <ul className={styles.ways}>
            {ways.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{nbsp(name)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Wrap>
  );
}
