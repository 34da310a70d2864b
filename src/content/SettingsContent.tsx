import type { ShopFile } from '../settings/shopFile.ts';
import { Check } from '../ui/Check.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Fieldset } from '../ui/Field.tsx';
import { useText } from '../ui/TextContext.tsx';
import { COLOUR_SCHEMES } from './colourScheme.ts';
import styles from './Settings.module.css';
import { stillTexts } from './still.texts.ts';

const NAMES = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

/** Colour scheme to choose; language and currency as facts, for there is one of each. `liveSettings.ts` makes the choice work. */
export function SettingsContent({ currency, group }: { currency: ShopFile['currency']; group: string }) {
  const t = useText(stillTexts);
  return (
    <>
      <Fieldset legend={t('scheme')} className={styles.schemes}>
        {COLOUR_SCHEMES.map((scheme) => (
          <Check
            key={scheme}
            id={`${group}_${scheme}`}
            kind="radio"
            name={group}
            value={scheme}
            defaultChecked={scheme === 'system'}
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
    </>
  );
}
