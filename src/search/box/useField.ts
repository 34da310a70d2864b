import { useEffect, useEffectEvent } from 'react';
import { LONGEST_TEXT, searchText } from '../address.ts';
import { type BoxEvent, type BoxState, placeAfter } from './box.ts';
import { isEnough } from './useAnswers.ts';

/** Id of the list, and of its options by their places. */
export const LIST = 'menu_search_list';
export const optionId = (place: number): string => `${LIST}-${place}`;

interface FieldOptions {
  field: HTMLInputElement;
  state: BoxState;
  /** Number of options in the list; 0 while there is none. */
  count: number;
  letters: number;
  tell(event: BoxEvent): void;
}

/** Makes the field of the header a combobox (WAI-ARIA Authoring Practices, combobox with a list): the server drew it, React does not. */
export function useField({ field, state, count, letters, tell }: FieldOptions): void {
  const { open, active } = state;
  const expanded = open && count > 0;

  useEffect(() => {
    field.role = 'combobox';
    field.autocomplete = 'off';
    field.enterKeyHint = 'search';
    field.ariaAutoComplete = 'list';
    // A whole page that is pasted would make an address that no server takes.
    field.maxLength = LONGEST_TEXT;
    field.setAttribute('aria-controls', LIST);
  }, [field]);
  useEffect(() => {
    field.ariaExpanded = String(expanded);
    if (expanded && active >= 0) {
      field.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    } else field.removeAttribute('aria-activedescendant');
  }, [field, expanded, active]);

  const onInput = useEffectEvent(() => {
    const text = searchText(field.value);
    tell({ type: 'typed', text, enough: isEnough(text, letters) });
  });
  const onClick = useEffectEvent(() => tell({ type: 'open' }));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const to = placeAfter(event.key, active, count);
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      tell({ type: 'open' });
    } else if (to !== undefined) {
      event.preventDefault();
      tell({ type: 'moved', to });
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key.startsWith('Arrow') && active >= 0) tell({ type: 'moved', to: -1 });
  });

  useEffect(() => {
    const heard = { input: onInput, click: onClick, keydown: onKey } as const;
    const listeners = Object.entries(heard).map(
      ([name, run]) => [name, (event: Event) => run(event as KeyboardEvent)] as const,
    );
    for (const [name, listener] of listeners) field.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) field.removeEventListener(name, listener);
    };
  }, [field]);
}
