import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** All pages of accounts (`account/places.ts`). */
const ACCOUNT = 'account/account.tsx';

/** Every address of the shop. One thin module an address: loader, action, page. */
export default [
  index('main.tsx'),
  route('kategoria/:slug', 'category.tsx'),
  route('produkt/:address', 'product.tsx'),
  route('produkt/:address/pytanie', 'productQuestion.tsx'),
  route('produkt/:address/wycena', 'productQuote.tsx'),
  route('producent/:slug', 'producer.tsx'),
  route('seria/:slug', 'series.tsx'),
  route('nowosci', 'newest.tsx'),
  route('promocje', 'promotions.tsx'),
  route('strona/:slug', 'page.tsx'),
  route('kontakt', 'contact.tsx'),
  route('newsletter/:step?', 'newsletter.tsx'),
  route('newsletter/:what/:token', 'newsletterLink.tsx'),
  route('koszyk', 'basket.tsx'),
  route('zamowienie', 'checkout.tsx'),
  route('zamowienie/:number/:part?', 'order.tsx'),
  route('basketchange.php', 'basketChange.tsx'),
  route('powiadomienia/:token', 'stockNotice.tsx'),
  route('logowanie', ACCOUNT, { id: 'signIn' }),
  route('wyloguj', ACCOUNT, { id: 'signOut' }),
  route('rejestracja', ACCOUNT, { id: 'register' }),
  route('odzyskiwanie-hasla/:id?', ACCOUNT, { id: 'recovery' }),
  route('konto/:part?/:id?', ACCOUNT),
  route('*', 'missing.tsx'),
] satisfies RouteConfig;
