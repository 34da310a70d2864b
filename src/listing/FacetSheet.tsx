import buttonStyles from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconFilter } from '../ui/icons.ts';
import { Still } from '../ui/islands/Still.tsx';
import { PanelLink } from '../ui/PanelLink.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useText } from '../ui/TextContext.tsx';
import { countChoices } from './address.ts';
import { FacetPanel } from './FacetPanel.tsx';
import styles from './FacetSheet.module.css';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';

const PANEL = 'filtry';
const FORM = `${PANEL}-form`;

/** The filters: a sheet on a phone, a column from 64rem on. */
export function FacetSheet({ view }: { view: ListView }) {
  const t = useText(listingTexts);
  // Where scripts run every choice has applied already: the button only leaves the sheet, and a column needs none.
  const button = (
    <Button variant="buy" wide type="submit" form={FORM} data-panel-close="" data-waits="">
      <span className={styles.send}>{t('apply')}</span>
      <span className={styles.leave}>{t('applyCount', { n: view.total })}</span>
      <span className={styles.counting}>{t('counting')}</span>
    </Button>
  );
  return (
    <Sheet id={PANEL} title={t('filters')} inlineWide footer={button}>
      <FacetPanel view={view} formId={FORM} />
    </Sheet>
  );
}

/** Opens the sheet on a phone and says how many filters are chosen. */
export function FacetSheetLink({ view }: { view: ListView }) {
  const t = useText(listingTexts);
  const chosen = countChoices(view.address);
  return (
    <PanelLink panel={PANEL} className={classes(buttonStyles.button, buttonStyles.small, styles.link)}>
      <Still>
        <Icon of={iconFilter} size="sm" />
      </Still>
      {chosen > 0 ? t('filtersChosen', { n: chosen }) : t('filters')}
    </PanelLink>
  );
}
