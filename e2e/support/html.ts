const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>|<!--[\s\S]*?-->/gi;
const startTags = /<[a-z][a-z0-9-]*(?:\s+(?:[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\/))*\s*\/?>/gi;
const styleAttribute = /\sstyle\s*=/i;
const values = /=\s*(?:"[^"]*"|'[^']*')/g;

/** Start tags of served HTML that carry a style attribute, which the security policy forbids. */
export function inlineStyles(html: string): string[] {
  const tags = html.replace(scripts, '').match(startTags) ?? [];
  return tags.filter((tag) => styleAttribute.test(tag.replace(values, '=')));
}

export function expectNoInlineStyles(html: string): void {
  const found = inlineStyles(html);
  if (found.length > 0)
    throw new Error(`${found.length} elements carry a style attribute:\n${found.slice(0, 5).join('\n')}`);
}
