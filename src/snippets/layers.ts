import { NOTICE_COOKIE } from '../content/cookies/consent.ts';
import { forcedIn, isNoticeDue } from '../region/cookies.ts';
import { isMarked, SIGNED_IN_MARK } from '../session/marker.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { trustedHtml } from '../ui/browser/trusted.ts';
import { keepClear } from '../ui/kernel/keepClear.ts';
import { make, messageClose } from '../ui/kernel/message.ts';
import { showModal } from '../ui/kernel/modal.ts';
import { onRest } from '../ui/kernel/signs.ts';
import { wholeSheet } from '../ui/kernel/wholeSheet.ts';
import { translate } from '../ui/text.ts';
import type { LayerAnswer } from './answers.ts';
import { isClosed, rememberClosed } from './closed.ts';
import { layerId, layerTitleId } from './ids.ts';
import styles from './Layer.module.css';
import { layerTexts } from './texts.ts';

let takeAway = () => {};

/**
 * Shows the first layer that was not closed, once hands rest. One thing at a time: whoever is asked about cookies or the
 * country first, or has a window open, gets it on a later page. Nobody gets one while they order.
 */
export function offerLayers(offered: readonly [id: string, layer: LayerAnswer][], stands: () => boolean): void {
  const first = offered.find(([id]) => !isClosed(id, Date.now()));
  if (!first) {
    takeAway();
    return;
  }
  const [id, layer] = first;
  if (document.getElementById(layerId(id))) return;
  takeAway();
  onRest(() => {
    if (!stands() || isBusy()) return;
    void wholeSheet().then(() => {
      if (stands() && !isBusy()) takeAway = open(id, layer);
    });
  });
}

function isBusy(): boolean {
  const { cookie, documentElement } = document;
  const { frame } = documentElement.dataset;
  if (frame === 'place' || frame === 'pay' || isNoticeDue(forcedIn(cookie))) return true;
  if (!isMarked(cookie, NOTICE_COOKIE) && !isMarked(cookie, SIGNED_IN_MARK)) return true;
  return document.querySelector('dialog[open], :popover-open, [id^="layer_"]') !== null;
}

/** Puts a layer over the page. Returns how to take it away. */
function open(id: string, { content, kind, days }: LayerAnswer): () => void {
  const layer = make(kind === 'window' ? 'dialog' : 'section', styles[kind]);
  layer.id = layerId(id);
  layer.setAttribute('aria-labelledby', layerTitleId(id));
  layer.innerHTML = trustedHtml(content) as string;
  let stop = () => {};
  const remove = () => {
    stop();
    layer.remove();
  };
  const close = () => {
    rememberClosed(id, days, Date.now());
    remove();
  };
  layer.append(messageClose(translate(layerTexts, pageTerms().texts, 'close'), close));
  // Who follows it has seen it.
  layer.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close());
  document.body.append(layer);
  if (layer instanceof HTMLDialogElement) {
    stop = showModal(layer, { focus: document.getElementById(layerTitleId(id)), onClose: close });
  } else {
    keepClear(layer);
  }
  return remove;
}
