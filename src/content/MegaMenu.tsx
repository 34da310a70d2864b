import { useId } from 'react';
import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconDown } from '../ui/icons.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './MegaMenu.module.css';
import { type MenuRoot, place } from './menu.ts';
import { panelColumns } from './menuState.ts';
import { shopPicture } from './shopPicture.ts';
import { contentTexts } from './texts.ts';

interface MegaMenuProps {
  menu: readonly MenuRoot[];
  /** Path of this page. */
  current: string | undefined;
}

/** Categories in the header of a wide window; in a narrow one they are in the drawer. `megaMenu.ts` opens its panels. */
export function MegaMenu({ menu, current }: MegaMenuProps) {
  const t = useText(contentTexts);
  return (
    <div id="menu_categories" className={styles.categories}>
      <nav id="menu_navbar" className={styles.nav} aria-label={t('categories')}>
        <ul className={styles.roots}>
          {menu.map((root) => (
            <Entry key={root.href} root={root} current={current} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Entry({ root, current }: { root: MenuRoot; current: string | undefined }) {
  const t = useText(contentTexts);
  const panelId = useId();
  const parent = root.children.length > 0;
  return (
    <li className={classes('nav-item', styles.entry)}>
      <span className={styles.head}>
        <a href={root.href} className={styles.root} aria-current={place(root, current)}>
          {nbsp(root.name)}
        </a>
        {parent && (
          <button
            type="button"
            className={classes('nav-open', styles.opener)}
            aria-expanded="false"
            aria-controls={panelId}
            aria-label={t('showSubcategories', { name: root.name })}
          >
            <Icon of={iconDown} size="sm" />
          </button>
        )}
      </span>
      {parent && (
        <div id={panelId} className={styles.panel}>
          <Panel root={root} current={current} />
        </div>
      )}
    </li>
  );
}

function Panel({ root, current }: { root: MenuRoot; current: string | undefined }) {
  const t = useText(contentTexts);
  const columns = panelColumns(root.children.length);
  const picture = columns.picture > 0 ? shopPicture(root.picture, boxes.menu) : undefined;
  return (
    <Wrap className={styles.columns}>
      <MoreLink href={root.href} className={styles.whole} aria-current={root.href === current ? 'page' : undefined}>
        {t('wholeCategory', { name: root.name })}
      </MoreLink>
      <ul
        className={styles.list}
        // One column of the rule is drawn as two (`MegaMenu.module.css`), which need no word.
        data-columns={columns.list > 2 ? columns.list : undefined}
        aria-label={t('subcategories', { name: root.name })}
      >
        {root.children.map(({ href, name }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {nbsp(name)}
            </a>
          </li>
        ))}
      </ul>
      {picture && <Picture {...picture} alt="" className={styles.picture} />}
    </Wrap>
  );
}
