import { layOutScript } from '../kernel/layOutScript.ts';

/**
 * Splits the first layout of a document in two tasks: what stands above is laid out while the rest is still read
 * (`kernel/layOutScript.ts`).
 * It stands outside of islands, on pages for everybody alone: their policies name its hash.
 */
export function LaidOutSoFar() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one word of ours
  return <script dangerouslySetInnerHTML={{ __html: layOutScript }} />;
}
