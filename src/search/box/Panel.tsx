import { type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconClose } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { searchText } from '../address.ts';
import { boxAfter, boxAtFirst } from './box.ts';
import { FoundList } from './FoundList.tsx';
import styles from './Panel.module.css';
import { clearSearches, noteSearch, recentSearches } from './recent.ts';
import { countOf, groupsOfFound, groupsOfRecent } from './rows.ts';
import type { BoxSettings } from './terms.ts';
import { searchBoxTexts } from './texts.ts';
import { isEnough, useAnswers } from './useAnswers.ts';
import { useField } from './useField.ts';
import { useLeaving } from './useLeaving.ts';
import { useSheet } from './useSheet.ts';

interface PanelProps {
  field: HTMLInputElement;
  /** The element around the form. */
  place: HTMLElement;
  settings: BoxSettings;
  /** Net prices are shown first. */
  net: boolean;
}

/** What opens under the search box: what was searched for lately, what is found, and what is said of it. */
export function Panel({ field, place, settings, net }: PanelProps) {
  const t = useText(searchBoxTexts);
  const [state, tell] = useReducer(boxAfter, searchText(field.value), boxAtFirst);
  const [cleared, setCleared] = useState(0);
  const { open, text, waiting, found, active } = state;
  const enough = isEnough(text, settings.letters);
  const groups = useMemo(() => {
    if (!open) return [];
    if (found) return groupsOfFound(found.answer, found.text);
    return text === '' && cleared >= 0 ? groupsOfRecent(recentSearches()) : [];
  }, [open, found, text, cleared]);
  const count = countOf(groups);

  const close = useCallback(() => tell({ type: 'close' }), []);
  useAnswers(state, settings, tell);
  useField({ field, state, count, letters: settings.letters, tell });
  useSheet({ place, field, open, onClose: close });
  useLeaving(field.form ?? place, open, close);

  useEffect(() => {
    place.toggleAttribute('data-open', open);
  }, [place, open]);
  // Whoever touched the field before this code came has opened it.
  const begin = useEffectEvent(() => {
    if (document.activeElement === field) tell({ type: 'typed', text, enough });
  });
  useEffect(() => begin(), []);

  /** Somebody goes on to another page, by what is found where that has a name; the header stays. */
  const leave = (name: string) => {
    const sought = name || text;
    if (sought !== '') noteSearch(sought);
    // The browser still reads the form.
    setTimeout(() => {
      field.value = '';
      tell({ type: 'typed', text: '', enough: false });
      tell({ type: 'close' });
      field.blur();
    });
  };
  const onSubmit = useEffectEvent(() => leave(''));
  useEffect(() => {
    const listener = () => onSubmit();
    field.form?.addEventListener('submit', listener);
    return () => field.form?.removeEventListener('submit', listener);
  }, [field]);

  const onCloser = ({ detail }: MouseEvent) => {
    if (field.value !== '') {
      field.value = '';
      tell({ type: 'typed', text: '', enough: false });
      field.focus();
      return;
    }
    close();
    // A finger has done with the keyboard of a phone; keys have not. After the sheet, which gives focus back as it closes,
    // and no later: left to a timer, the focus was taken from whoever was in the field again.
    if (detail > 0) queueMicrotask(() => field.blur());
    else field.focus();
  };

  const isNothing = found !== undefined && found.text === text && count === 0;
  const isFirst = waiting && count === 0;
  const said = () => {
    if (waiting) return t('waiting', { text });
    if (isNothing) return t('nothing', { text });
    return count > 0 && text !== '' ? t('found', { n: count }) : '';
  };
  return (
    <>
      <IconButton icon={iconClose} label={t(text === '' ? 'close' : 'clear')} onClick={onCloser} />
      <div className={styles.body} hidden={!open}>
        <p role="status" className={isFirst || isNothing ? styles.said : 'vh'}>
          {open && said()}
        </p>
        {isFirst && <Bones />}
        {count > 0 && (
          <FoundList groups={groups} text={text} active={active} busy={waiting} net={net} onLeave={leave} />
        )}
        {groups[0]?.name === 'recent' && (
          <Button
            variant="plain"
            size="sm"
            className={styles.forget}
            onClick={() => {
              clearSearches();
              setCleared(cleared + 1);
              field.focus();
            }}
          >
            {t('clearRecent')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Shapes of the first things that come. */
const Bones = () => (
  <div className={classes(styles.list, styles.bones)}>
    <Skeleton shape="title" width="most" />
    <Skeleton shape="title" width="half" />
    <Skeleton shape="title" width="most" />
  </div>
);
