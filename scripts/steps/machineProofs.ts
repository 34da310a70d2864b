import { existsSync } from 'node:fs';
import { fromDebian, isDebian } from '../test/debian.ts';
import { canReplicate } from '../test/postgresReplica.ts';
import { bundles } from './checks.ts';
import { single } from './counts.ts';
import type { Step } from './step.ts';
import { runNode } from './tool.ts';

const PACKAGES = ['nginx-light', 'pgbouncer', 'postgresql'] as const;

const isHere = (): boolean => existsSync('/usr/sbin/nginx') && existsSync('/usr/sbin/pgbouncer') && canReplicate();

/** A program of scripts/prove that runs several shops behind nginx; what it takes comes from Debian. */
const machineProof = (title: string, words: readonly string[]): Step => ({
  title,
  needs: [bundles.title],
  async run({ stream }) {
    if (!isHere()) {
      const installed = isDebian() ? await fromDebian(...PACKAGES) : undefined;
      if (installed?.code !== 0) {
        const problem = `Some of it is not here: as root on Debian, apt-get install ${PACKAGES.join(' ')}`;
        return { ...single(false, [problem]), output: installed?.output ?? '' };
      }
    }
    const { code, output } = await runNode([...words], { stream });
    return { ...single(code === 0, output.trim().split('\n')), output };
  },
});

export const machineProofs = [
  machineProof('Three machines behind nginx, killed in turn', ['scripts/prove/threeMachines.ts']),
  machineProof('The same through PgBouncer in transaction mode', ['scripts/prove/threeMachines.ts', '--pooler']),
  machineProof('A replica that is read, and takes the place of its primary', ['scripts/prove/replicas.ts']),
  machineProof('Two versions at once', ['scripts/prove/twoVersions.ts']),
] as const;
