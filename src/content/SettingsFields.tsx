import { useId } from 'react';
import type { ShopFile } from '../settings/shopFile.ts';
import { Check } from '../ui/Check.tsx';
import { classes } from '../ui/classes.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Fieldset } from '../ui/Field.tsx';
import { useText } from '../ui/TextContext.tsx';
import { COLOUR_SCHEMES, chooseScheme } from './colourScheme.ts';
import styles from './Settings.module.css';
import { contentTexts } from './texts.ts';
import { useColourScheme } from './useColourScheme.ts';

const NAMES = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

interface SettingsFieldsProps {
  currency: ShopFile['currency'];
  className?: string;
}

/** Colour scheme to choose; language and currency as facts, for there is one of each. The choice needs script. */
export function SettingsFields({ currency, className }: SettingsFieldsProps) {
  const t = useText(contentTexts);
  const group = useId();
  const shown = useColourScheme();
  return (
    <div className={classes(styles.fields, className)}>
      <Fieldset legend={t('scheme')} className={styles.schemes}>
        {COLOUR_SCHEMES.map((scheme) => (
          <Check
            key={scheme}
            kind="radio"
            name={group}
            value={scheme}
            checked={scheme === shown}
            onChange={() => chooseScheme(scheme)}
          >
            {t(NAMES[scheme])}
          </Check>
        ))}
      </Fieldset>
      <DefinitionList
        items={[
          { key: 'language', term: t('language'), value: t('languageName') },
          { key: 'currency', term: t('currency'), value: t(currency) },
        ]}
        className={styles.facts}
      />
    </div>
  );
}
