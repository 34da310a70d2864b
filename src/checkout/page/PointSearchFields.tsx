import { use } from 'react';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { useLocate } from '../../map/useLocate.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { iconLocate } from '../../ui/icons.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import type { FoundPoints } from '../view.ts';
import styles from './PointPicker.module.css';
import type { PointSearch } from './usePointSearch.ts';

interface PointSearchFieldsProps {
  found: FoundPoints;
  asked: PointSearch;
  look(next: PointSearch): void;
}

/** Words, where the shopper is, and the filters that do something with this list. */
export function PointSearchFields({ found, asked, look }: PointSearchFieldsProps) {
  const t = useText(checkoutTexts);
  const active = use(FormContext)?.active === true;
  const { offers } = found;
  const { locating, locate } = useLocate(({ latitude, longitude }) =>
    look({ ...asked, typed: '', near: `${latitude.toFixed(5)},${longitude.toFixed(5)}` }),
  );
  const filters = [
    { name: 'open', text: t('pointOpen') },
    { name: 'pays', text: t('pointPays') },
    { name: 'easy', text: t('pointEasy') },
  ] as const;
  return (
    <div className={styles.search}>
      <Field id="point_search" label={t('pointSearch')} help={t('pointHelp')}>
        {(control) => (
          <Input
            {...control}
            key={asked.near}
            name="point_search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            defaultValue={asked.near === undefined ? found.typed : asked.typed}
            data-unchecked=""
            onChange={(event) => look({ ...asked, typed: event.currentTarget.value })}
          />
        )}
      </Field>
      {filters.some(({ name }) => offers[name]) && (
        <div className={styles.filters}>
          {filters.map(
            ({ name, text }) =>
              offers[name] && (
                <Check
                  key={name}
                  name={`point_${name}`}
                  value="1"
                  unanswered
                  data-unchecked=""
                  defaultChecked={found[name] === true}
                  onChange={(event) => look({ ...asked, [name]: event.currentTarget.checked })}
                >
                  {text}
                </Check>
              ),
          )}
        </div>
      )}
      {active ? (
        found.mapHref !== undefined && (
          <Button size="sm" icon={iconLocate} busy={locating === 'busy'} onClick={locate}>
            {t('pointNear')}
          </Button>
        )
      ) : (
        <Button type="submit" name="intent" value="points" formAction="/zamowienie#point_search" formNoValidate>
          {t('pointFind')}
        </Button>
      )}
      {locating === 'failed' && (
        <Note kind="info" role="status" title={t('pointNowhereTitle')}>
          {t('pointNowhere')}
        </Note>
      )}
    </div>
  );
}
