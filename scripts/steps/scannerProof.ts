import { existsSync } from 'node:fs';
import { fromDebian, isDebian } from '../test/debian.ts';
import { bundles } from './checks.ts';
import { single, withMissing } from './counts.ts';
import { onCi, type Step } from './step.ts';
import { runNode } from './tool.ts';

const PACKAGES = ['sqlmap', 'wapiti'] as const;

const lacking = (): boolean => PACKAGES.some((name) => !existsSync(`/usr/bin/${name}`));

/** Scanners of other people; left out, and told, where they are not here and cannot be installed. */
export const scannerProof: Step = {
  title: 'sqlmap and wapiti find nothing',
  needs: [bundles.title],
  async run({ stream }) {
    if (lacking()) {
      const installed = isDebian() ? await fromDebian(...PACKAGES) : undefined;
      if (installed?.code !== 0) {
        const missing = `left out, as they are not here: as root on Debian, apt-get install ${PACKAGES.join(' ')}`;
        const none = { passed: 0, failed: 0, notes: [] };
        return { ...withMissing(none, [missing], onCi), output: installed?.output ?? '' };
      }
    }
    const { code, output } = await runNode(['scripts/prove/scanners.ts'], { stream });
    return { ...single(code === 0, output.trim().split('\n')), output };
  },
};
