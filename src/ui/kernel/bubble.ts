import { nbsp } from '../../kit/typography.ts';
import icon from '../IconButton.module.css';

/** Tells a number beside an icon: in the name of its link for who listens, and in a bubble for the eye; none for 0. */
export function showBubble(link: HTMLElement, name: string, count: number): void {
  link.ariaLabel = nbsp(name);
  link.querySelector('span')?.remove();
  if (count === 0) return;
  const bubble = document.createElement('span');
  bubble.className = icon.count ?? '';
  bubble.ariaHidden = 'true';
  bubble.textContent = String(count);
  link.append(bubble);
}
