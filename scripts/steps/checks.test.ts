import { describe, expect, it } from 'vitest';
import { cruisedNothing } from './checks.ts';

describe('cruisedNothing', () => {
  it('believes a run that read modules', () => {
    expect(cruisedNothing('✔ no dependency violations found (107 modules, 210 dependencies cruised)')).toBeUndefined();
  });

  it.each(['✔ no dependency violations found (0 modules, 0 dependencies cruised)', ''])('doubts „%s”', (output) => {
    expect(cruisedNothing(output)).toBe('no module was read');
  });
});
