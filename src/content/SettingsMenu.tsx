import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconPath } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Settings.module.css';
import { SettingsFields, type SettingsFieldsProps } from './SettingsFields.tsx';
import { contentTexts } from './texts.ts';

/** A disc half in the shade, hatched because icons are not filled. */
const iconScheme: IconPath =
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0M12 3.5v17M12 6.5h6.5M12 10.2h8.3M12 13.8h8.3M12 17.5h6.5';

/** The settings of the header. It opens by script, so without script it is not there. */
export function SettingsMenu({
  children,
  ...fields
}: Pick<SettingsFieldsProps, 'currency' | 'languages' | 'children'>) {
  const t = useText(contentTexts);
  return (
    <div id="menu_settings" className={styles.menu}>
      <Disclosure
        summary={<Icon of={iconScheme} />}
        label={t('settings')}
        buttonClassName={styles.button}
        panelClassName={styles.panel}
      >
        <SettingsFields id="settings_header" {...fields}>
          {children}
        </SettingsFields>
      </Disclosure>
    </div>
  );
}
