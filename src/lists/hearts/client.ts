import { call } from '../../ui/browser/call.ts';
import { LISTS_PATH } from '../paths.ts';
import type { HeartAnswer, HeartPress } from './model.ts';

/** Tells the shop that a heart was pressed; false when no answer came. */
export async function sendPress(press: HeartPress): Promise<HeartAnswer | false> {
  const told = await call<{ answer: { heart: HeartAnswer } }>(LISTS_PATH, {
    form: new URLSearchParams(Object.entries(press).map(([name, value]) => [name, String(value)])),
  });
  return told ? told.answer.heart : false;
}
