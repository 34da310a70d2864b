import { nbsp } from '../../kit/typography.ts';
import { iconCheck, iconError } from '../icons.ts';
import styles from '../Toast.module.css';
import { startToastLife } from '../toastLife.ts';
import { placeToasts } from '../toastPlace.ts';
import { drawn, make, messageClose } from './message.ts';

export interface KernelToast {
  text: string;
  /** `err` interrupts who listens. */
  kind: 'ok' | 'err';
  /** A link or button after the text. */
  action?: HTMLElement;
  /** Stays until it is closed, or another takes its place. */
  keep?: boolean;
  close: string;
}

let region: HTMLElement | undefined;

/** Live regions, which speak only of what changes in them: made before there is something to say. */
export function startToasts(label: string): void {
  if (region) return;
  region = make('section', styles.region);
  region.ariaLabel = label;
  region.dataset.aboveBar = '';
  region.append(live('status'), live('alert'));
  document.body.append(region);
}

function live(role: 'status' | 'alert'): HTMLElement {
  const box = make('div', undefined);
  box.role = role;
  return box;
}

let end = () => {};

/** Says what became of a press, in the place of what was said before; focus goes back from it to `from`. */
export function showToast({ text, kind, action, keep, close }: KernelToast, from: HTMLElement): void {
  startToasts('');
  end();
  const box = make('div', styles.toast);
  const words = make('p', styles.text, nbsp(text));
  if (action) words.append(' ', action);
  box.append(drawn(kind === 'ok' ? iconCheck : iconError), words, messageClose(close, hideToast));
  end = () => {
    const held = box.contains(document.activeElement);
    life?.end();
    box.remove();
    if (held) from.focus();
  };
  const life = keep ? undefined : startToastLife({ onFade: (fading) => fade(box, fading), onGone: hideToast });
  for (const name of ['pointerenter', 'focusin']) box.addEventListener(name, () => life?.hold());
  for (const name of ['pointerleave', 'focusout']) box.addEventListener(name, () => life?.release());
  region?.children[kind === 'ok' ? 0 : 1]?.append(box);
  if (region) placeToasts(region);
}

/** Takes away what is said. */
export function hideToast(): void {
  end();
  end = () => {};
}

function fade(box: HTMLElement, fading: boolean): void {
  if (styles.fading) box.classList.toggle(styles.fading, fading);
}
