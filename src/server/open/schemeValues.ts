import postcss, { type ChildNode, type Document, type Root } from 'postcss';

export type Scheme = 'light' | 'dark';

/** Custom properties of the page in each scheme, as written. */
export type SchemeValues = Readonly<Record<Scheme, ReadonlyMap<string, string>>>;

const ONLY: readonly (readonly [Scheme, RegExp])[] = [
  ['dark', /prefers-color-scheme:\s*dark|:not\(\[data-scheme=["']?light|(?<!not\()\[data-scheme=["']?dark/i],
  ['light', /prefers-color-scheme:\s*light|:not\(\[data-scheme=["']?dark|(?<!not\()\[data-scheme=["']?light/i],
];
/** Conditions that few meet: what is set for them says nothing of the page that most see. */
const RARE = /prefers-contrast|forced-colors|print|prefers-reduced/i;

/**
 * What style sheets set on the root; a later sheet wins over an earlier one, so the merchant's theme comes last. What a sheet sets
 * without a condition holds in both schemes, whatever earlier sheets say of one of them. A sheet that cannot be read counts as empty.
 */
export function schemeValues(sheets: readonly string[]): SchemeValues {
  const values = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const sheet of sheets) {
    const root = parsed(sheet);
    const later: (() => void)[] = [];
    root?.walkDecls(/^--/, ({ prop, value, parent }) => {
      const around = conditionsOf(parent as ChildNode | undefined);
      if (!/:root|\bhtml\b/.test(around) || RARE.test(around)) return;
      const only = ONLY.find(([, condition]) => condition.test(around))?.[0];
      if (only) later.push(() => values[only].set(prop, value));
      else for (const scheme of ['light', 'dark'] as const) values[scheme].set(prop, value);
    });
    for (const set of later) set();
  }
  return values;
}

function parsed(sheet: string): Root | undefined {
  try {
    return postcss.parse(sheet);
  } catch {
    return undefined;
  }
}

/** Selectors and conditions around a declaration, from the inside. */
function conditionsOf(node: ChildNode | Document | Root | undefined): string {
  const around: string[] = [];
  for (let at = node; at !== undefined; at = at.parent as typeof at) {
    if (at.type === 'rule') around.push(at.selector);
    if (at.type === 'atrule') around.push(at.params);
  }
  return around.join(' ');
}
