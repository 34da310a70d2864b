import { Fragment } from 'react';
import { LANGUAGE_NAMES, type Language } from '../kit/language.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { Check } from '../ui/Check.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Fieldset } from '../ui/Field.tsx';
import { useText } from '../ui/TextContext.tsx';
import { COLOUR_SCHEMES } from './colourScheme.ts';
import styles from './Settings.module.css';
import { stillTexts } from './still.texts.ts';

/** Leads to the same page in another language. The frame is the same on every page: the server looks where one comes from. */
function Languages({ others, now }: { others: readonly Language[]; now: string }) {
  return (
    <>
      {now}
      {others.map((one) => (
        <Fragment key={one}>
          {', '}
          {/* A target leaves the link to the browser: the frame changes too. */}
          <a href={`/jezyk/${one}`} hrefLang={one} lang={one} rel="nofollow" target="_self">
            {LANGUAGE_NAMES[one]}
          </a>
        </Fragment>
      ))}
    </>
  );
}

const NAMES = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

interface SettingsContentProps {
  /** Missing where there is a choice of them, which is a form of its own. */
  currency: ShopFile['currency'] | undefined;
  /** Other languages of the shop. */
  languages: readonly Language[];
  group: string;
}

/** Colour scheme to choose; the language with a way to the others, and the currency as a fact where there is one. `liveSettings.ts` makes the choice work. */
export function SettingsContent({ currency, languages, group }: SettingsContentProps) {
  const t = useText(stillTexts);
  return (
    <>
      <Fieldset legend={t('scheme')} unanswered className={styles.schemes}>
        {COLOUR_SCHEMES.map((scheme) => (
          <Check
            key={scheme}
            id={`${group}_${scheme}`}
            kind="radio"
            unanswered
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
          { key: 'language', term: t('language'), value: <Languages others={languages} now={t('languageName')} /> },
          ...(currency === undefined ? [] : [{ key: 'currency', term: t('currency'), value: t(currency) }]),
        ]}
        className={styles.facts}
      />
    </>
  );
}
