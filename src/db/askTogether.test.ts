import { describe, expect, it } from 'vitest';
import { askTogether } from './askTogether.ts';

/** A question answered by hand. */
function questions() {
  const open: { about: string; answer(value: number): void; fail(error: Error): void }[] = [];
  const ask = askTogether((about) => new Promise<number>((answer, fail) => open.push({ about, answer, fail })));
  return { open, ask };
}

describe('askTogether', () => {
  it('asks at once when nothing is on its way', () => {
    const { open, ask } = questions();
    void ask('a');
    expect(open.map(({ about }) => about)).toEqual(['a']);
  });

  it('never gives a call the answer to an earlier question', async () => {
    const { open, ask } = questions();
    const early = ask('a');
    const late = [ask('a'), ask('a')];
    expect(open).toHaveLength(1);
    open[0]?.answer(1);
    expect(await early).toBe(1);
    expect(open).toHaveLength(2);
    open[1]?.answer(2);
    expect(await Promise.all(late)).toEqual([2, 2]);
    expect(open).toHaveLength(2);
  });

  it('keeps questions about different things apart', () => {
    const { open, ask } = questions();
    void ask('a');
    void ask('b');
    expect(open).toHaveLength(2);
  });

  it('tells a failure to those who asked, and asks anew', async () => {
    const { open, ask } = questions();
    const failing = ask('a');
    const late = ask('a');
    open[0]?.fail(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    await Promise.resolve();
    open[1]?.answer(3);
    expect(await late).toBe(3);
    const after = ask('a');
    open[2]?.answer(4);
    expect(await after).toBe(4);
  });
});
