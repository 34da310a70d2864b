import { contrast } from '../../kit/contrast.ts';
import { schemeValues } from './schemeValues.ts';

/** Colours of words and points on pictures, and what a theme sets them by. Pictures are the same in both schemes. */
const FOLLOW = [
  ['--on-picture', '--ink'],
  ['--on-picture-accent', '--accent'],
  ['--on-picture-sale', '--sale'],
] as const;
/** Lightest ground on pictures; words over them stand where they are light. */
const LIGHT_PICTURE = '#fdfbf8';
/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

/**
 * Rule by which pictures follow a theme that says nothing of them: in its colours of the light scheme, where those can be read
 * on a light picture. It stands before the theme, whose own words win.
 */
export function onPictureRule(theme: string): string {
  const { light } = schemeValues([theme]);
  const set = FOLLOW.flatMap(([name, source]) => {
    const value = resolved(light, source);
    const has = value === undefined ? undefined : contrast(value, LIGHT_PICTURE);
    return has === undefined || has < LEAST ? [] : [`${name}:${value}`];
  });
  return set.length === 0 ? '' : `@layer theme{:root{${set.join(';')}}}`;
}

/** A value with the properties that it names in their places; deep enough for a theme, and never round in a circle. */
function resolved(values: ReadonlyMap<string, string>, name: string, depth = 0): string | undefined {
  const value = values.get(name)?.trim();
  const other = value === undefined ? undefined : /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : depth < 5 ? resolved(values, other, depth + 1) : undefined;
}
