import { createRoot } from 'react-dom/client';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { wholeSheet } from '../../ui/kernel/wholeSheet.ts';
import { TextProvider } from '../../ui/TextContext.tsx';
import styles from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { readSettings, SEARCH_FIELD } from './terms.ts';

let awake = false;

/** Makes the search box of the header a combobox, once. What opens is a tree of its own inside the form. */
export async function makeLive(): Promise<void> {
  if (awake) return;
  awake = true;
  await wholeSheet();
  const field = document.getElementById(SEARCH_FIELD) as HTMLInputElement;
  const place = field.closest<HTMLElement>('search');
  if (!place || !field.form) return;
  const result = document.createElement('div');
  result.className = `search_result ${styles.result}`;
  field.form.append(result);
  if (styles.live) place.classList.add(styles.live);
  const { texts, net } = pageTerms();
  createRoot(result).render(
    <TextProvider overrides={texts}>
      <Panel field={field} place={place} settings={readSettings(place.dataset)} net={net} />
    </TextProvider>,
  );
}
