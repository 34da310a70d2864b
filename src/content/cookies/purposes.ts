import { agreedPurposes, type Purpose } from '../../ui/browser/purposes.ts';
import checkStyles from '../../ui/Check.module.css';
import { make, showMessage } from '../../ui/kernel/message.ts';
import { askedPurposes, choose } from './choose.ts';
import styles from './Purposes.module.css';
import { cookieWord } from './words.ts';

/** Asks in a window what a visitor agrees to, purpose by purpose. */
export function showPurposes(link: { href: string; label: string }, forget: () => void): void {
  const agreed = agreedPurposes();
  const boxes = askedPurposes().map((purpose) => ({ purpose, box: switchOf(purpose, agreed.includes(purpose)) }));
  const choices = make('div', styles.choices);
  choices.setAttribute('role', 'group');
  choices.ariaLabel = cookieWord('purposesTitle');
  choices.append(rowOf('necessary', necessary()), ...boxes.map(({ purpose, box }) => rowOf(purpose, box)));
  showMessage({
    title: cookieWord('purposesTitle'),
    texts: [cookieWord('purposesLead')],
    link,
    body: choices,
    acts: [
      { label: cookieWord('refuse'), run: () => choose([], forget) },
      {
        label: cookieWord('save'),
        run: () =>
          choose(
            boxes.filter(({ box }) => box.checked).map(({ purpose }) => purpose),
            forget,
          ),
      },
      {
        label: cookieWord('acceptAll'),
        run: () =>
          choose(
            boxes.map(({ purpose }) => purpose),
            forget,
          ),
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
  const help = make('p', checkStyles.help, cookieWord(`${purpose}Help`));
  help.id = helpId(purpose);
  if (styles.help) help.classList.add(styles.help);
  const row = make('div', undefined);
  row.append(label, help);
  return row;
}
