import type { ReactNode } from 'react';
import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { classes } from '../ui/classes.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconDown, iconMail, iconPhone } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './MenuDrawer.module.css';
import { type MenuRoot, place } from './menu.ts';
import { contentTexts } from './texts.ts';

export interface MenuContact {
  phone: string;
  /** e.g. "pn.–pt. 8–16" */
  hours?: string | undefined;
  /** Address of the contact page. */
  href: string;
}

interface MenuDrawerProps {
  id: string;
  name: string;
  menu: readonly MenuRoot[];
  contact: MenuContact;
  current: string | undefined;
  children?: ReactNode;
}

/** The header menu of a narrow window. */
export function MenuDrawer({ id, name, menu, contact, current, children }: MenuDrawerProps) {
  const t = useText(contentTexts);
  const title = (
    <span className={styles.brand}>
      <span className="vh">{t('menu')}: </span>
      <BrandMark className={styles.mark} />
      {name}
    </span>
  );
  return (
    <Drawer id={id} title={title}>
      <nav aria-label={t('drawerCategories')}>
        <ul className={styles.list}>
          {menu.map((root) => (
            <li key={root.href}>
              {root.children.length === 0 ? (
                <a href={root.href} className={styles.row} aria-current={place(root, current)}>
                  {nbsp(root.name)}
                </a>
              ) : (
                <Branch root={root} current={current} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {children !== undefined && <div className={styles.end}>{children}</div>}
      <ul className={classes(styles.end, styles.ways)}>
        <li>
          <a href={phoneHref(contact.phone)}>
            <Icon of={iconPhone} size="sm" />
            {unbroken(contact.phone)}
          </a>
          {contact.hours !== undefined && <span className="muted">{contact.hours}</span>}
        </li>
        <li>
          <a href={contact.href} aria-current={contact.href === current ? 'page' : undefined}>
            <Icon of={iconMail} size="sm" />
            {t('contact')}
          </a>
        </li>
      </ul>
    </Drawer>
  );
}

function Branch({ root, current }: { root: MenuRoot; current: string | undefined }) {
  const t = useText(contentTexts);
  const links = [{ href: root.href, name: t('wholeCategory', { name: root.name }) }, ...root.children];
  return (
    <details className={styles.branch} open={place(root, current) !== undefined}>
      <summary className={styles.row}>
        {nbsp(root.name)}
        <Icon of={iconDown} size="sm" className={styles.sign} />
      </summary>
      <ul className={styles.leaves}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {nbsp(name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
