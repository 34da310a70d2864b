import { isResponsiveDesktop, RESPONSIVE_DESKTOP_PX } from '../browser/viewSize.ts';
import { panelLinkId, panelTitleId } from '../panel.ts';
import { showModal, showModalPopover } from './modal.ts';

interface Shown {
  panel: HTMLElement;
  close(): void;
}

let shown: Shown | undefined;

/** Hears of presses for panels (`panel.ts`), whatever page stands there. */
export function listenToPanels(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  // Somebody has gone back or on by the browser's own means.
  window.addEventListener('popstate', closePanel);
  window.addEventListener('pageshow', ({ persisted }) => persisted && closePanel());
}

/** Makes the links of a page that open and close panels buttons; opens the panel whose fragment was asked for. */
export function startPanels(root: ParentNode): void {
  // Its page has gone from under it.
  if (shown?.panel.isConnected === false) closePanel();
  for (const link of root.querySelectorAll<HTMLElement>('a[data-panel]')) {
    const panel = document.getElementById(link.dataset.panel ?? '');
    if (!panel) continue;
    asButton(link);
    link.ariaHasPopup = 'dialog';
    link.ariaExpanded = 'false';
    panel.dataset.live = '';
    for (const closer of panel.querySelectorAll<HTMLElement>('a[data-panel-close]')) asButton(closer);
    if (location.hash === `#${panel.id}`) openPanel(panel.id);
  }
}

function asButton(link: HTMLElement): void {
  link.role = 'button';
  link.dataset.live = '';
}

function closePanel(): void {
  shown?.close();
}

function openPanel(id: string): void {
  const panel = document.getElementById(id);
  const link = document.getElementById(panelLinkId(id));
  // Asked of the browser: it tells late that it has closed a panel, and a press made between must open it again.
  if (!panel || panel.matches(':modal, :popover-open')) return;
  // In a wide window it stands in the page already.
  if (panel.dataset.inlineWide !== undefined && isResponsiveDesktop()) return;
  closePanel();
  // The browser gives focus back to what has it now; not every browser gives it to a link that is pressed.
  link?.focus();
  const stops: (() => void)[] = [];
  const close = () => {
    if (shown?.panel !== panel) return;
    shown = undefined;
    if (link) link.ariaExpanded = 'false';
    for (const stop of stops) stop();
    forgetFragment(id);
  };
  shown = { panel, close };
  if (link) link.ariaExpanded = 'true';
  const focus = document.getElementById(panelTitleId(id));
  if (panel instanceof HTMLDialogElement) stops.push(showModal(panel, { focus, onClose: close }));
  else stops.push(asDialog(panel), showModalPopover(panel, { focus, onClose: close }), onWide(panel, close));
}

/** Makes a panel a dialog only while it is open: in a wide window it is a part of the page. */
function asDialog(panel: HTMLElement): () => void {
  const said = { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': panelTitleId(panel.id) };
  for (const [name, value] of Object.entries(said)) panel.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(said)) panel.removeAttribute(name);
  };
}

function onWide(panel: HTMLElement, close: () => void): () => void {
  if (panel.dataset.inlineWide === undefined) return () => {};
  const wide = window.matchMedia(`(min-width: ${RESPONSIVE_DESKTOP_PX}px)`);
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}

/** Takes `#…` of a closed panel from the address: else a reload would open it again. */
function forgetFragment(id: string): void {
  const { hash, pathname, search } = window.location;
  if (hash === `#${id}`) window.history.replaceState(window.history.state, '', pathname + search);
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element))
    return;
  const link = target.closest<HTMLElement>('a[data-panel]');
  if (link?.dataset.panel !== undefined) {
    event.preventDefault();
    openPanel(link.dataset.panel);
    return;
  }
  if (!shown?.panel.contains(target)) return;
  if (target.closest('[data-panel-close]')) {
    event.preventDefault();
    closePanel();
  } else if (shown.panel instanceof HTMLDialogElement && target.closest('a[href]')) closePanel();
}

/** A button answers to the space bar too; a link does not of its own accord. */
function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return;
  event.preventDefault();
  target.click();
}
