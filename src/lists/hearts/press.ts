import { listsChanged } from '../../session/events.ts';
import { call } from '../../ui/browser/call.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { make } from '../../ui/kernel/message.ts';
import { hideToast, showToast, startToasts } from '../../ui/kernel/toast.ts';
import { translate } from '../../ui/text.ts';
import { choiceTexts } from './choice/texts.ts';
import { sendPress } from './client.ts';
import { savedNow, showSaved } from './hearts.ts';
import { type HeartAnswer, type HeartPress, type SavedLists, type SavedOn, standsOn } from './model.ts';
import { heartTexts } from './texts.ts';

type Told = 'heartSaved' | 'heartTaken' | 'heartBack';
const t = (key: 'messages' | 'heartSee' | 'heartChoose' | 'heartUndo' | 'heartClose' | 'heartFailed') =>
  translate(heartTexts, pageTerms().texts, key);

/** Puts the product of a heart on the shopper's list, or takes it off. */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  startToasts(t('messages'));
  const product = Number(heart.value);
  const saved = await savedNow();
  if (!saved) return failed(heart);
  const there = saved.lists.find((list) => standsOn(list, product));
  if (there) await press(heart, { heart: 'take', product, list: there.id }, 'heartTaken');
  else await press(heart, { heart: 'save', product }, 'heartSaved');
}

async function press(heart: HTMLButtonElement, what: HeartPress, told: Told): Promise<void> {
  const answer = await send(what);
  if (!answer || answer.why !== undefined) return failed(heart, answer || undefined);
  const list = answer.saved.lists.find(({ id }) => id === answer.list);
  if (list) say(heart, list, told, answer);
}

/** Sends a press, and shows what stands on the lists after it. */
async function send(what: HeartPress): Promise<HeartAnswer | false> {
  const answer = await sendPress(what);
  if (!answer) return false;
  showSaved(answer.saved);
  listsChanged();
  return answer;
}

function say(heart: HTMLButtonElement, list: SavedOn, told: Told, answer: HeartAnswer): void {
  const { taken } = answer;
  showToast(
    {
      text: translate(heartTexts, pageTerms().texts, told, { list: list.name }),
      kind: 'ok',
      action: taken ? undo(heart, taken) : ways(heart, list, answer.saved),
      keep: taken !== undefined,
      close: t('heartClose'),
    },
    heart,
  );
}

/** Where it stands now, and the window in which another list is chosen. */
function ways(heart: HTMLButtonElement, list: SavedOn, saved: SavedLists): HTMLElement {
  const choose = make('button', undefined, t('heartChoose'));
  choose.type = 'button';
  choose.onclick = () => {
    if (choose.ariaBusy) return;
    choose.ariaBusy = 'true';
    void chooseLists(choose, heart, list, saved);
  };
  const made = make('span', undefined);
  made.append(see(list), ' ', choose);
  return made;
}

/** The window waits no longer for the sizes of its product: it would move when they come, so it goes without. */
const MOST_WAITED_MS = 5000;

/** Without the code of the window the list itself is the place to choose another. */
async function chooseLists(
  pressed: HTMLButtonElement,
  heart: HTMLButtonElement,
  { link }: SavedOn,
  saved: SavedLists,
): Promise<void> {
  const product = Number(heart.value);
  const asked = call(`/ajax/projector.php?product=${product}&get=sizes`, { timeoutMs: MOST_WAITED_MS });
  const { openChoice } = await import('./choice/open.tsx').catch(() => ({ openChoice: undefined }));
  if (!openChoice) return window.location.assign(link);
  const sizes = await asked;
  // Another heart may have been pressed meanwhile: its message stays.
  if (pressed.isConnected) hideToast();
  openChoice({
    ...{ product, sizes, saved, from: heart },
    onDone(answer) {
      showSaved(answer.saved);
      listsChanged();
      const text = translate(choiceTexts, pageTerms().texts, 'choiceSaved');
      showToast({ text, kind: 'ok', close: t('heartClose') }, heart);
    },
  });
}

function see({ link }: SavedOn): HTMLElement {
  const made = make('a', undefined, t('heartSee'));
  made.href = link;
  return made;
}

function undo(heart: HTMLButtonElement, taken: NonNullable<HeartAnswer['taken']>): HTMLElement {
  const made = make('button', undefined, t('heartUndo'));
  made.type = 'button';
  made.onclick = () => {
    hideToast();
    void press(heart, { heart: 'undo', ...taken }, 'heartBack');
  };
  return made;
}

function failed(heart: HTMLButtonElement, answer?: HeartAnswer): void {
  showToast({ text: answer?.why ?? t('heartFailed'), kind: 'err', keep: true, close: t('heartClose') }, heart);
}
