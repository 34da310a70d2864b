import { useId } from 'react';
import { nbsp } from '../kit/typography.ts';
import { classes } from '../ui/classes.ts';
import { Fieldset } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { type ListAddress, wordsChosen } from './address.ts';
import { FacetCheck } from './FacetCheck.tsx';
import styles from './FacetValues.module.css';
import { isDead, isLong } from './facetOutline.ts';
import type { FacetView } from './listView/facetViews.ts';
import { listingTexts } from './texts.ts';
import { useFilterNames } from './useFilterNames.ts';

interface FacetValuesProps {
  facet: FacetView;
  address: ListAddress;
}

/** Facet, folded as the shopper left it. */
export function FacetValues({ facet, address }: FacetValuesProps) {
  const t = useText(listingTexts);
  const name = useFilterNames().filter(facet);
  const long = isLong(facet);
  const chosen = new Set(wordsChosen(address, facet.filter));

  return (
    <Fold summary={name} open={facet.open}>
      <Fieldset legend={t('legend', { name })} legendHidden unanswered>
        {long && <ValueSearch label={t('searchValues', { name })} />}
        {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1), also when nothing in it is. */}
        <ul
          className={classes(styles.values, long && styles.long)}
          tabIndex={long && isDead(facet, chosen) ? 0 : undefined}
        >
          {facet.values.map((value) => (
            <li key={value.word} data-key={value.word}>
              <FacetCheck
                name={facet.field}
                value={value.word}
                label={nbsp(value.name)}
                count={value.count}
                colours={value.colours}
                checked={chosen.has(value.word)}
              />
            </li>
          ))}
        </ul>
        {facet.leftOut > 0 && <p className="small muted">{t('valuesLeftOut', { n: facet.leftOut })}</p>}
      </Fieldset>
    </Fold>
  );
}

/** Works with script alone, and is not there without (`searchValues.ts`). It has no name, so the form does not send it. */
function ValueSearch({ label }: { label: string }) {
  const id = useId();
  return (
    <>
      <div className={styles.search}>
        <label className="small muted" htmlFor={id}>
          {label}
        </label>
        <Input id={id} type="search" autoComplete="off" data-value-search="" />
      </div>
      <p role="status" className="small muted" />
    </>
  );
}
