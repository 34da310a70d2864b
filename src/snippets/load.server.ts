import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { descriptionHtml } from '../catalogue/import/descriptionHtml.server.ts';
import type { ShownPicture } from '../pictures/address.ts';
import { measurePicture } from '../pictures/measure.server.ts';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import { SCRIPTS_PATH } from '../ui/browser/trusted.ts';
import { type LayerEntry, type SnippetEntry, snippetsFile } from './file.ts';

const NAME = 'content/snippets.yaml';

interface Read {
  /** Cleaned HTML; empty without content. */
  html: string;
  /** Address of the script. */
  src?: string;
}

/** Snippets and layers of a shop, with what their files hold. */
export interface ShopSnippets {
  snippets: readonly (SnippetEntry & Read)[];
  layers: readonly (LayerEntry & Read & { drawn?: ShownPicture })[];
  /** Events and consent go into `window.dataLayer`. */
  dataLayer: boolean;
  /** Scripts by their address. */
  scripts: ReadonlyMap<string, Buffer>;
}

/** Reads content/snippets.yaml and the scripts it names. An entry with a part that cannot be read is left out and told. */
export async function loadSnippets(folder: string): Promise<{ found: ShopSnippets; problems: Problem[] }> {
  const { value, problems: read, lineOf } = await readYamlFileIfAny(folder, join(folder, NAME), snippetsFile);
  const problems = [...read];
  const scripts = new Map<string, Buffer>();
  const told = (at: string, expected: string, given: string): undefined => {
    problems.push({ file: NAME, line: lineOf(at), at, expected, found: given });
    return undefined;
  };

  async function withFiles<E extends SnippetEntry | LayerEntry>(entry: E, at: string): Promise<(E & Read)[]> {
    const html = entry.content === undefined ? '' : await descriptionHtml(entry.content);
    if (html === undefined) told(`${at}.content`, 'a text that can be read', 'one that is too deep');
    const src = entry.script === undefined ? '' : await addressOf(entry.script, `${at}.script`);
    if (html === undefined || src === undefined) return [];
    return [{ ...entry, html, ...(src === '' ? {} : { src }) }];
  }

  async function addressOf(name: string, at: string): Promise<string | undefined> {
    const body = await readFile(join(folder, 'scripts', name)).catch(() => undefined);
    if (!body) return told(at, 'a file in scripts/', name);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    const address = `${SCRIPTS_PATH}${basename(name, '.js')}.${hash}.js`;
    scripts.set(address, body);
    return address;
  }

  async function withPicture(layer: LayerEntry & Read, at: string): Promise<ShopSnippets['layers']> {
    if (layer.picture === undefined) return [layer];
    const size = await measurePicture(join(folder, 'pictures', layer.picture));
    if (size) return [{ ...layer, drawn: { file: layer.picture, ...size } }];
    told(`${at}.picture`, 'the name of a picture in pictures/', layer.picture);
    return [];
  }

  const snippets = await Promise.all((value?.snippets ?? []).map((entry, n) => withFiles(entry, `snippets.${n}`)));
  const layers = await Promise.all(
    (value?.layers ?? []).map(async (entry, n) => {
      const [read] = await withFiles(entry, `layers.${n}`);
      return read === undefined ? [] : withPicture(read, `layers.${n}`);
    }),
  );
  const found = { snippets: snippets.flat(), layers: layers.flat(), dataLayer: value?.data_layer ?? false, scripts };
  return { found, problems };
}
