import type { ReactNode } from 'react';
import type { Language } from '../kit/language.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { classes } from '../ui/classes.ts';
import styles from './Settings.module.css';
import { SettingsContent } from './SettingsContent.tsx';

export interface SettingsFieldsProps {
  /** Id of the fields, which stand twice on the page: in the header and in the drawer. */
  id: string;
  /** Missing where there is a choice of them. */
  currency: ShopFile['currency'] | undefined;
  /** Other languages of the shop. */
  languages: readonly Language[];
  className?: string;
  /** Settings of rooms below: the country of delivery, the currency. */
  children?: ReactNode;
}

/** Settings of a visitor. `liveSettings.ts` makes the choice work. */
export const SettingsFields = ({ id, currency, languages, className, children }: SettingsFieldsProps) => (
  <div id={id} className={classes(styles.fields, className)} data-settings="">
    <SettingsContent currency={currency} languages={languages} group={id} />
    {children}
  </div>
);
