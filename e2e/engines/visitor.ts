import { expect } from '@playwright/test';
import type { Driver, Found } from './driver.ts';
import { arrived, find, heard, missed, type Named, words } from './look.ts';

/** Wide: only what fails waits so long, and a machine may be busy with other work. */
const patience = { timeout: 20_000, intervals: [50, 100, 200] };

/** What a person does with pages, whatever drives the engine. Pages may change under each deed, so it is tried again. */
export function visitorOf(driver: Driver) {
  const until = (deed: () => Promise<void>) => expect(deed).toPass(patience);

  const to = (named: Named, deed: (found: Found) => Promise<void>) => {
    // All that was in the way is told: a window that is gone tells nothing of the press beside it that closed it.
    const told = new Set<string>();
    return until(async () => {
      try {
        const found = await driver.find(find, named);
        if (found === undefined) throw new Error(`There is no ${named.kind} „${named.name}” within reach`);
        await deed(found);
      } catch (error) {
        told.add(error instanceof Error ? error.message : String(error));
        throw new Error([...told].join('; then: '));
      }
    });
  };

  const press = (named: Named) =>
    to(named, async (found) => {
      const failure = await found.press().then(
        () => undefined,
        (error: unknown) => error,
      );
      // A page that is being left answers nothing: there the press was heard.
      if (await driver.ask(missed, null).catch(() => false)) throw new Error(`„${named.name}” moved under the finger`);
      // On a busy machine a driver looks at what it has pressed when that is gone, and calls the press failed.
      if (failure !== undefined && !(await driver.ask(heard, null).catch(() => true))) throw failure;
    });

  const looks = async () => {
    let before = '';
    await expect(async () => {
      const now = await driver.ask(arrived, null);
      const same = now === before;
      before = now;
      expect(same, 'nothing more arrives').toBe(true);
    }).toPass({ ...patience, intervals: [500] });
  };

  return {
    open: driver.open,
    /** Waits until nothing more arrives: what is pressed sooner may still act without scripts. */
    looks,
    back: driver.back,
    resize: driver.resize,
    complaints: driver.complaints,
    press: (name: string) => press({ kind: 'button', name }),
    choose: (name: string) => press({ kind: 'choice', name }),
    enter: (name: string, text: string) => to({ kind: 'field', name }, (found) => found.type(text)),
    sees: (text: string) => until(async () => expect(await driver.ask(words, null)).toContain(text)),
    seesNo: (text: string) => until(async () => expect(await driver.ask(words, null)).not.toContain(text)),
    seesWindow: (name: string) => to({ kind: 'window', name }, async () => {}),
    seesNoWindow: () =>
      until(async () =>
        expect(await driver.find(find, { kind: 'window', name: '' }), 'an open window').toBe(undefined),
      ),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
