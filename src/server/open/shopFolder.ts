import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeProblems, type Problem } from '../../settings/problem.ts';
import { type ShopFile, shopFile } from '../../settings/shopFile.ts';
import { readYamlFile } from '../../settings/yaml.server.ts';
import { onPictureRule } from './onPicture.ts';
import { StartError } from './problems.ts';

/** shop.yaml, or StartError without it. */
export async function readShopFile(folder: string): Promise<{ file: ShopFile; problems: Problem[] }> {
  const isFolder = await stat(folder).then(
    (info) => info.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StartError(`There is no shop folder at ${folder}. Name one: SHOP_DIR=path npm start`);
  const read = await readYamlFile(folder, join(folder, 'shop.yaml'), shopFile);
  if (!read.value) {
    const lines = describeProblems(read.problems).join('\n  ');
    throw new StartError(`The shop in ${folder} cannot be opened without its shop.yaml:\n  ${lines}`, read.problems);
  }
  return { file: read.value, problems: read.problems };
}

export interface Theme {
  css: string;
  href: string;
  /** The merchant's part of it, word for word. */
  own: string;
}

/** The merchant's theme.css, when there is one, after the rules that come from content. */
export async function readTheme(folder: string, rules: string): Promise<Theme> {
  const own = await readFile(join(folder, 'theme.css'), 'utf8').catch(() => '');
  const css = [rules, onPictureRule(own), own].join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { css, href: `/styl/${hash}.css`, own };
}
