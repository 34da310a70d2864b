import type { MouseEvent } from 'react';
import buttonStyles from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconFilter } from '../ui/icons.ts';
import { PanelLink } from '../ui/PanelLink.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { Panel } from '../ui/usePanel.ts';
import { countChoices } from './address.ts';
import { FacetPanel } from './FacetPanel.tsx';
import styles from './FacetSheet.module.css';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';

interface FacetSheetProps {
  view: ListView;
  /** `usePanel('filtry')`, shared with `FacetSheetLink`. */
  panel: Panel;
  /** Goes to the list of a query string. */
  onApply: (search: string) => void;
  /** The list of the last choice is on its way. */
  busy?: boolean;
}

/** The filters: a sheet on a phone, a column from 64rem on. */
export function FacetSheet({ view, panel, onApply, busy = false }: FacetSheetProps) {
  const t = useText(listingTexts);
  const formId = `${panel.id}-form`;
  const close = (event: MouseEvent) => {
    event.preventDefault();
    panel.close();
  };
  // With script every choice has applied already: the button only leaves the sheet, and a column needs none.
  const button = panel.live ? (
    <Button variant="buy" wide busy={busy} onClick={close}>
      {busy ? t('counting') : t('applyCount', { n: view.total })}
    </Button>
  ) : (
    <Button variant="buy" wide type="submit" form={formId}>
      {t('apply')}
    </Button>
  );
  return (
    <Sheet panel={panel} title={t('filters')} inlineWide footer={panel.live && !panel.open ? undefined : button}>
      <FacetPanel view={view} formId={formId} onApply={onApply} />
    </Sheet>
  );
}

/** Opens the sheet on a phone and says how many filters are chosen. */
export function FacetSheetLink({ view, panel }: Pick<FacetSheetProps, 'view' | 'panel'>) {
  const t = useText(listingTexts);
  const chosen = countChoices(view.address);
  return (
    <PanelLink panel={panel} className={classes(buttonStyles.button, buttonStyles.small, styles.link)}>
      <Icon of={iconFilter} size="sm" />
      {chosen > 0 ? t('filtersChosen', { n: chosen }) : t('filters')}
    </PanelLink>
  );
}
