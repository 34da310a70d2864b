import { afterEach, expect, it, vi } from 'vitest';
import { startSettings } from './liveSettings.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows the scheme that cookies have told by the first frame, though it started before', () => {
  const frames: (() => void)[] = [];
  const dataset: { scheme?: string } = {};
  const inputs = ['system', 'light', 'dark'].map((value) => ({ value, checked: value === 'system' }));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { dataset }, querySelectorAll: () => inputs }),
  );
  startSettings();
  dataset.scheme = 'dark';
  for (const frame of frames) frame();
  expect(inputs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['dark']);
});
