import { BasketLink } from '../../basket/BasketLink.tsx';
import { basketLinkTexts } from '../../basket/link.texts.ts';
import { BASKET_PATH } from '../../basket/path.ts';
import { BottomAnnouncements, TopAnnouncements } from '../../content/announcements/Announcements.tsx';
import { AnnouncementsBox } from '../../content/announcements/AnnouncementsBox.tsx';
import type { AnnouncementsView } from '../../content/announcements/model.ts';
import { BareFooter } from '../../content/BareFooter.tsx';
import { BareHeader } from '../../content/BareHeader.tsx';
import { FooterContent, type FooterView } from '../../content/FooterContent.tsx';
import { Header } from '../../content/Header.tsx';
import { SettingsFields } from '../../content/SettingsFields.tsx';
import { SettingsMenu } from '../../content/SettingsMenu.tsx';
import { AccountLink } from '../../customers/AccountLink.tsx';
import { ListsLink, ListsRow } from '../../lists/ListsLink.tsx';
import { ORDER_PATH, type placingAt } from '../../orders/path.ts';
import { payTexts } from '../../orders/pay/texts.ts';
import { CurrencyForm } from '../../region/CurrencyForm.tsx';
import { RegionForm } from '../../region/RegionForm.tsx';
import { SearchBox } from '../../search/box/SearchBox.tsx';
import { BackToTop } from '../../ui/BackToTop.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { ViewType } from '../../ui/ViewType.tsx';
import type { Chrome } from './chrome.server.ts';
import styles from './PageChange.module.css';

/** Id of the content, where focus goes when the page changes. */
export const CONTENT = 'content';

export interface FrameView {
  chrome: Chrome;
  announcements: AnnouncementsView;
  footer: FooterView;
  /** Path of this page. */
  current: string;
  /** True in the order process, where nothing is fixed. */
  ordering: boolean;
  /** An order is placed or paid for here: nothing leads away but the link back to what it is. */
  placing: ReturnType<typeof placingAt>;
}

/** Frame above the content of every page, below the link to the content. */
export const TopFrame = (view: FrameView) => (
  <>
    <PageChange />
    <ViewType />
    {view.placing ? <BareTop name={view.chrome.name} placing={view.placing} /> : <FullTop {...view} />}
  </>
);

function BareTop({ name, placing }: { name: string; placing: NonNullable<FrameView['placing']> }) {
  const basket = useText(basketLinkTexts);
  const pay = useText(payTexts);
  const back =
    placing === 'basket'
      ? { href: BASKET_PATH, label: basket('link') }
      : { href: `${ORDER_PATH}/${placing.order}`, label: pay('order', { number: placing.order }) };
  return <BareHeader name={name} back={back} />;
}

const FullTop = ({ chrome, announcements, current, ordering }: FrameView) => (
  <>
    <AnnouncementsBox place="top" ordering={ordering}>
      <TopAnnouncements view={announcements} />
    </AnnouncementsBox>
    <Header
      name={chrome.name}
      menu={chrome.menu}
      contact={{ phone: chrome.company.phone, hours: chrome.company.hours, href: '/kontakt' }}
      current={current}
      settings={
        <SettingsMenu {...facts(chrome)}>
          <Choices chrome={chrome} place="header" />
        </SettingsMenu>
      }
      tools={
        <>
          <SearchBox settings={chrome.search} />
          <AccountLink />
          <ListsLink />
          <BasketLink current={current === BASKET_PATH} />
        </>
      }
      drawer={
        <>
          <ListsRow />
          <SettingsFields id="settings_drawer" {...facts(chrome)}>
            <Choices chrome={chrome} place="drawer" />
          </SettingsFields>
        </>
      }
    />
  </>
);

/** A currency that can be chosen is no fact. */
const facts = ({ currency, currencies, languages }: Chrome) => ({
  currency: currencies.others.length > 0 ? undefined : currency,
  languages,
});

const Choices = ({ chrome, place }: { chrome: Chrome; place: string }) => (
  <>
    <RegionForm id={`region_${place}`} countries={chrome.countries} zipcodeLink />
    <CurrencyForm id={`currency_${place}`} {...chrome.currencies} />
  </>
);

/** Frame below the page. */
export const BottomFrame = ({ footer, announcements, ordering, placing }: FrameView) =>
  placing ? (
    <footer id="footer">
      <BareFooter {...footer} />
    </footer>
  ) : (
    <>
      <footer id="footer">
        <FooterContent {...footer} />
      </footer>
      <AnnouncementsBox place="bottom" ordering={ordering}>
        <BottomAnnouncements view={announcements} />
      </AnnouncementsBox>
      <BackToTop target={CONTENT} />
    </>
  );

/** Live region for the name of the next page, and a bar for a slow swap; the kernel fills both. */
const PageChange = () => (
  <>
    <p id="page_said" className="vh" aria-live="polite" />
    <div id="page_progress" className={styles.progress} aria-hidden="true" />
  </>
);
