import type { Purpose } from '../../ui/browser/consentName.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { agreedPurposes } from '../../ui/browser/purposes.ts';
import checkStyles from '../../ui/Check.module.css';
import { make, showMessage } from '../../ui/kernel/message.ts';
import { askedPurposes } from './choose.ts';
import { keptTable } from './keptTable.ts';
import styles from './Purposes.module.css';
import { cookieWord } from './words.ts';

/** Asks in a window what a visitor agrees to, purpose by purpose; `link` leads to the page about kept data. */
export function showPurposes(link: { href: string; label: string }, save: (agreed: readonly Purpose[]) => void): void {
  const agreed = agreedPurposes();
  const boxes = askedPurposes().map((purpose) => ({ purpose, box: switchOf(purpose, agreed.includes(purpose)) }));
  const choices = make('div', styles.choices);
  choices.setAttribute('role', 'group');
  choices.ariaLabel = cookieWord('purposesTitle');
  choices.append(rowOf('necessary', necessary()), ...boxes.map(({ purpose, box }) => rowOf(purpose, box)));
  const body = make('div', styles.asked);
  body.append(choices, keptTable(link.href));
  showMessage({
    title: cookieWord('purposesTitle'),
    texts: [cookieWord('purposesLead')],
    link,
    body,
    acts: [
      { label: cookieWord('refuse'), run: () => save([]) },
      {
        label: cookieWord('save'),
        run: () => save(boxes.filter(({ box }) => box.checked).map(({ purpose }) => purpose)),
      },
      {
        label: cookieWord('acceptAll'),
        run: () => save(boxes.map(({ purpose }) => purpose)),
      },
    ],
    close: cookieWord('close'),
  });
}

function switchOf(purpose: Purpose | 'necessary', checked: boolean): HTMLInputElement {
  const box = make('input', checkStyles.input);
  box.type = 'checkbox';
  box.setAttribute('role', 'switch');
  box.checked = checked;
  box.setAttribute('aria-describedby', helpId(purpose));
  return box;
}

function necessary(): HTMLInputElement {
  const box = switchOf('necessary', true);
  box.disabled = true;
  return box;
}

const helpId = (purpose: string) => `purpose_${purpose}_help`;

/** A switch with its words, as `Check` draws them. */
function rowOf(purpose: Purpose | 'necessary', box: HTMLInputElement): HTMLElement {
  const label = make('label', checkStyles.check);
  if (checkStyles.switch) label.classList.add(checkStyles.switch);
  label.append(box, make('span', checkStyles.words, cookieWord(purpose)));
  const key = purpose === 'preferences' && pageTerms().counts ? 'visitsHelp' : (`${purpose}Help` as const);
  const help = make('p', checkStyles.help, cookieWord(key));
  help.id = helpId(purpose);
  if (styles.help) help.classList.add(styles.help);
  const row = make('div', undefined);
  row.append(label, help);
  return row;
}
