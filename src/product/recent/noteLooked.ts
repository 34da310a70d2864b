import { look } from '../../hotspots/seen.ts';

/** Notes which product a page shows, if it shows one. */
export function noteLooked(root: ParentNode): void {
  const id = Number(root.querySelector<HTMLElement>('#projector_form')?.dataset.product_id);
  if (id > 0) look(id);
}
