import button from '../Button.module.css';
import dialogStyles from '../Dialog.module.css';
import icon from '../IconButton.module.css';
import { type IconPath, iconClose } from '../icons.ts';
import { showModal } from './modal.ts';

export interface Message {
  title: string;
  /** Paragraphs. */
  texts: readonly string[];
  link?: { href: string; label: string } | undefined;
  /** Stands between the words and the buttons. */
  body?: HTMLElement;
  /** Buttons, all alike; the message goes with a press. */
  acts: readonly { label: string; run(): void }[];
  close: string;
}

export const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string | undefined, text = '') => {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  if (text !== '') element.textContent = text;
  return element;
};

/** A button of a message, as the shop's others. */
export function messageButton(label: string, run: () => void): HTMLButtonElement {
  const made = make('button', button.button, label);
  made.type = 'button';
  made.onclick = run;
  return made;
}

/** An icon, silent as everywhere. */
export function drawn(of: IconPath): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    'aria-hidden': 'true',
  })) {
    drawing.setAttribute(name, value);
  }
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    d: of,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
  })) {
    path.setAttribute(name, value);
  }
  drawing.append(path);
  return drawing;
}

/** The control that closes without choosing anything. */
export function messageClose(label: string, run: () => void): HTMLButtonElement {
  const made = make('button', icon.button);
  made.type = 'button';
  made.ariaLabel = label;
  made.onclick = run;
  made.append(drawn(iconClose));
  return made;
}

/** Words with a link after them. */
export function messageWords({ texts, link }: Pick<Message, 'texts' | 'link'>): HTMLElement[] {
  const words = texts.map((text) => make('p', undefined, text));
  if (link) {
    const anchor = make('a', undefined, link.label);
    anchor.href = link.href;
    const line = make('p', undefined);
    line.append(anchor);
    words.push(line);
  }
  return words;
}

/** A row of buttons. */
export function messageActs(acts: Message['acts'], className: string | undefined): HTMLElement {
  const row = make('div', className);
  row.append(...acts.map(({ label, run }) => messageButton(label, run)));
  return row;
}

/** A message in a modal window: it is read, and answered or closed. */
export function showMessage(message: Message): void {
  const dialog = make('dialog', dialogStyles.dialog);
  const body = make('div', dialogStyles.body);
  const title = make('h2', dialogStyles.title, message.title);
  title.id = 'message_title';
  title.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', title.id);
  let stop = () => {};
  const close = () => {
    stop();
    dialog.remove();
  };
  const acts = message.acts.map(({ label, run }) => ({
    label,
    run() {
      close();
      run();
    },
  }));
  const closer = messageClose(message.close, close);
  if (dialogStyles.close) closer.classList.add(dialogStyles.close);
  const { body: more } = message;
  body.append(title, ...messageWords(message), ...(more ? [more] : []), messageActs(acts, dialogStyles.acts), closer);
  dialog.append(body);
  document.body.append(dialog);
  stop = showModal(dialog, { focus: title, onClose: close });
}
