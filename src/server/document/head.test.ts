import { describe, expect, it } from 'vitest';
import { documentTags, pageTags } from './head.ts';

const head = { title: 'Żółć & „Kubki”', description: 'A "b" <c>', canonical: 'https://sklep.pl/k', noindex: false };
const notes = () => ({ jsonLd: [], tags: [], data: [] });

describe('the head of a page', () => {
  it('names the page, escaped, and robots only where they are kept out', () => {
    const html = pageTags(head, notes());
    expect(html).toContain('<title>Żółć &amp; „Kubki”</title>');
    expect(html).toContain('content="A &quot;b&quot; &lt;c&gt;"');
    expect(html).toContain('<link rel="canonical" href="https://sklep.pl/k">');
    expect(html).not.toContain('robots');
    expect(pageTags({ ...head, noindex: true }, notes())).toContain('<meta name="robots" content="noindex,follow">');
  });

  it('leaves out what is not said', () => {
    const html = pageTags({ ...head, description: '', canonical: '' }, notes());
    expect(html).not.toMatch(/description|canonical/);
  });

  it('has its tags before the structured data, which is one script that nothing in it can end', () => {
    const html = documentTags({
      jsonLd: [() => [{ '@type': 'WebSite', name: '</script>' }], () => [{ '@type': 'Organization' }]],
      tags: [() => '<meta property="og:a" content="b">'],
    });
    expect(html).toContain(
      '<meta property="og:a" content="b"><script type="application/ld+json">{"@context":"https://schema.org",' +
        '"@graph":[{"@type":"WebSite","name":"\\u003c/script\\u003e"},{"@type":"Organization"}]}</script>',
    );
  });
});
