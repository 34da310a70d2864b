import { defineTexts } from './text.ts';

/** Words of what the server alone draws; no island takes them along. */
export const frameTexts = defineTexts('ui', {
  skip: 'Przejdź do treści',
  backToTop: 'Wróć na górę strony',
  pageTop: 'Początek strony',
  breadcrumbs: 'Okruszki',
  pages: 'Strony',
  page: 'Strona {n}',
  pageOf: 'Strona {n} z {last}',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  previous: 'Poprzednia',
  next: 'Następna',
});
