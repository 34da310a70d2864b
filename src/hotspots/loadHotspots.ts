import * as v from 'valibot';
import { call } from '../ui/browser/call.ts';
import { trustedHtml } from '../ui/browser/trusted.ts';
import { contentShown } from '../ui/kernel/pages.ts';
import { wholeSheet } from '../ui/kernel/wholeSheet.ts';
import bones from '../ui/Skeleton.module.css';
import { seenProducts } from './seenProducts.ts';
import { startSlider } from './slider.ts';
import { takeAway } from './takeAway.ts';

const answerSchema = v.record(v.string(), v.string());

const BONES = bones.row === undefined ? [] : [bones.row];

const PATH = '/ajax/hotspots.php';

const data = (places: readonly Element[], name: 'product' | 'products' | 'pagetype'): string[] =>
  places.map((place) => place.getAttribute(`data-${name}`) ?? '');

/** Address of the call for some places (docs/contract/calls.md#hotspots). */
export function hotspotsAddress(places: readonly Element[]): string {
  const names = places.map(({ id }) => id).join(',');
  const asked: Record<string, string> = {
    action: 'get-hotspots-html',
    'zones-names': names,
    components: names,
    'zones-types': data(places, 'pagetype').join(','),
    product: data(places, 'product').find(Boolean) ?? '',
    products: data(places, 'products').find(Boolean) ?? '',
    seen: places.some((place) => place.hasAttribute('data-seen')) ? seenProducts().join(';') : '',
  };
  return `${PATH}?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`;
}

/** Fills places in one call, and shows the shapes of what comes until then. One that has nothing to show goes; after a failed call all of them do. */
export async function loadHotspots(places: readonly Element[]): Promise<void> {
  for (const place of places) {
    place.classList.add('load-content', ...BONES);
    place.ariaBusy = 'true';
  }
  const [answer] = await Promise.all([call(hotspotsAddress(places)), wholeSheet()]);
  const read = v.safeParse(answerSchema, answer);
  for (const place of places) {
    const html = read.success ? (read.output[place.id] ?? '') : '';
    if (html === '') {
      takeAway(place);
      continue;
    }
    place.innerHTML = trustedHtml(html) as string;
    startSlider(place);
    place.classList.remove('load-content', ...BONES);
    place.classList.add('loaded');
    place.ariaBusy = null;
    contentShown(place);
  }
}
