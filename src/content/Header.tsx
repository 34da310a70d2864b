import type { ReactNode } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconMenu } from '../ui/icons.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { PanelLink } from '../ui/PanelLink.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Header.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { type MenuContact, MenuDrawer } from './MenuDrawer.tsx';
import type { MenuRoot } from './menu.ts';
import { contentTexts } from './texts.ts';

interface HeaderProps {
  /** Name of the shop. */
  name: string;
  logoHref?: string;
  menu: readonly MenuRoot[];
  contact: MenuContact;
  /** Path of this page. */
  current?: string | undefined;
  /** SettingsMenu; in a narrow window it gives way to what stands at the end of the drawer. */
  settings?: ReactNode;
  /** Search, account, lists, basket; under 64rem there is room for three, the others hide and stand in the drawer. */
  tools?: ReactNode;
  /** The end of the drawer: SettingsFields, account, lists. */
  drawer?: ReactNode;
}

const DRAWER = 'menu';

/** Top of every page: categories on the left, the name in the middle, the shopper's own things on the right. */
export function Header(props: HeaderProps) {
  const { name, logoHref = '/', menu, contact, current, settings, tools, drawer } = props;
  const t = useText(contentTexts);
  return (
    <header className={styles.top}>
      <div className={styles.measured}>
        <Wrap className={styles.bar}>
          <PanelLink panel={DRAWER} label={t('menu')} className={styles.burger}>
            <Icon of={iconMenu} />
          </PanelLink>
          <MegaMenu menu={menu} current={current} />
          <a
            id="logo"
            className={styles.brand}
            href={logoHref}
            aria-label={t('home', { name })}
            aria-current={current === logoHref ? 'page' : undefined}
          >
            <BrandMark className={styles.mark} />
            <span>{name}</span>
          </a>
          <div className={styles.tools}>
            <div className={styles.settings}>{settings}</div>
            {tools}
          </div>
        </Wrap>
      </div>
      <MenuDrawer id={DRAWER} name={name} menu={menu} contact={contact} current={current}>
        {drawer}
      </MenuDrawer>
    </header>
  );
}
