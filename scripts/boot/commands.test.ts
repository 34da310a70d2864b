import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { commands, help } from './commands.mjs';

describe('commands', () => {
  it.each(Object.entries(commands))('named %s run scripts that exist', (_, { runs }) => {
    const sources = runs.map(([script]) => script ?? '').filter((script) => !script.startsWith('build/'));
    for (const script of sources) expect(existsSync(join(root, script)), script).toBe(true);
  });

  it('are all in the help', () => {
    for (const name of Object.keys(commands)) expect(help()).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});
