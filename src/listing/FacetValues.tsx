import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { fold } from '../kit/fold.ts';
import { classes } from '../ui/classes.ts';
import { Fieldset } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { type ListAddress, wordsChosen } from './address.ts';
import { FacetCheck } from './FacetCheck.tsx';
import styles from './FacetValues.module.css';
import type { FacetView } from './listView/facetViews.ts';
import { listingTexts } from './texts.ts';
import { useFilterNames } from './useFilterNames.ts';

/** More values than this scroll inside their facet and can be searched. */
const LONG = 10;

interface FacetValuesProps {
  facet: FacetView;
  address: ListAddress;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One facet, folded as the shopper left it. */
export function FacetValues({ facet, address, onChange }: FacetValuesProps) {
  const t = useText(listingTexts);
  const name = useFilterNames().filter(facet);
  const [open] = useState(facet.open);
  const [wanted, setWanted] = useState('');
  const live = useHydrated();
  const long = facet.values.length > LONG;
  const chosen = new Set(wordsChosen(address, facet.filter));
  const dead = facet.values.every(({ word, count }) => count === 0 && !chosen.has(word));
  const isShown = (value: { name: string }) => fold(value.name).includes(fold(wanted.trim()));

  return (
    <Fold summary={name} open={open}>
      <Fieldset legend={t('legend', { name })} legendHidden>
        {long && live && <ValueSearch label={t('searchValues', { name })} value={wanted} onChange={setWanted} />}
        {wanted !== '' && (
          <p role="status" className={styles.found}>
            {t('valuesFound', { n: facet.values.filter(isShown).length })}
          </p>
        )}
        {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1), also when nothing in it is. */}
        <ul className={classes(styles.values, long && styles.long)} tabIndex={long && dead ? 0 : undefined}>
          {facet.values.map((value) => (
            <li key={value.word} hidden={!isShown(value)}>
              <FacetCheck
                name={facet.field}
                value={value.word}
                label={value.name}
                count={value.count}
                checked={chosen.has(value.word)}
                onChange={onChange}
              />
            </li>
          ))}
        </ul>
        {facet.leftOut > 0 && <p className={styles.found}>{t('valuesLeftOut', { n: facet.leftOut })}</p>}
      </Fieldset>
    </Fold>
  );
}

interface ValueSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Has no name, so the form does not send it. */
function ValueSearch({ label, value, onChange }: ValueSearchProps) {
  const id = useId();
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <label className="small muted" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={keepForm}
      />
    </div>
  );
}
