import type { ShopFile } from '../settings/shopFile.ts';
import { classes } from '../ui/classes.ts';
import { FromDocument } from '../ui/FromDocument.tsx';
import { liveSettings } from './liveSettings.ts';
import styles from './Settings.module.css';
import { SettingsContent } from './SettingsContent.tsx';

interface SettingsFieldsProps {
  /** They stand on the page twice: in the header and in the drawer. */
  id: string;
  currency: ShopFile['currency'];
  className?: string;
}

/** What a visitor may set of the shop. The choice needs script. */
export function SettingsFields({ id, currency, className }: SettingsFieldsProps) {
  return (
    <FromDocument id={id} className={classes(styles.fields, className)} live={liveSettings}>
      {import.meta.env.SSR && <SettingsContent currency={currency} group={id} />}
    </FromDocument>
  );
}
