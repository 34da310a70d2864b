import { whenIdle } from '../ui/kernel/idle.ts';
import type { tellKeys } from './ceremony.ts';
import type { KeySignInControl } from './keySignIn.ts';
import { KEY_SIGN_IN, KEYS_TOLD } from './marks.ts';
import type { Service } from './model.ts';

/** Data about an account's keys that its browser may have. */
export interface ToldKeys {
  service: Service;
  who: Parameters<typeof tellKeys>[1];
}

let stop: (() => void) | undefined;

/** Keys on the page that stands here: those that sign in, and those that the browser may forget. */
export function watchKeys(root: ParentNode): void {
  stop?.();
  const box = root.querySelector<HTMLElement>(`[${KEY_SIGN_IN}]`);
  stop = box ? watchKeySignIn(box, () => window.location.assign(box.dataset.after ?? '/')) : undefined;
  const told = root.querySelector(`[${KEYS_TOLD}]`)?.getAttribute(KEYS_TOLD);
  if (told && hasKeys()) whenIdle(() => void tell(JSON.parse(told) as ToldKeys).catch(nothing));
}

const hasKeys = () => 'PublicKeyCredential' in window;

async function tell({ service, who }: ToldKeys): Promise<void> {
  const { tellKeys } = await import('./ceremony.ts');
  await tellKeys(service, who);
}

/**
 * Looks after what `KeySignIn` has drawn; its code comes after the page. Returns how to stop.
 * @param find tells the service where the box does not say it
 */
export function watchKeySignIn(box: HTMLElement, onDone: () => void, find?: () => Promise<Service>): () => void {
  if (!hasKeys()) {
    box.dataset.none = '';
    return nothing;
  }
  let gone = false;
  let control: Promise<KeySignInControl> | undefined;
  const code = () => {
    control ??= import('./keySignIn.ts').then(({ controlKeySignIn }) => controlKeySignIn(box, onDone, find));
    return control;
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    button.ariaBusy = 'true';
    code().then(
      (keys) => keys.ask(),
      () => failed(button),
    );
  };
  function failed(button: HTMLButtonElement): void {
    control = undefined;
    button.ariaBusy = 'false';
    const status = box.querySelector('[role="status"]');
    if (status) status.textContent = button.dataset.unsent ?? '';
  }
  box.addEventListener('click', onClick);
  whenIdle(() => {
    // Without its code nothing is offered in the field; the button asks for it again.
    if (!gone)
      code().then(
        (keys) => keys.offer(),
        () => (control = undefined),
      );
  });
  return () => {
    gone = true;
    box.removeEventListener('click', onClick);
    control?.then((keys) => keys.stop(), nothing);
  };
}

const nothing = () => {};
