import { readOnceLate } from '../../settings/readings.server.ts';

/** Markdown of a shop's file as HTML; undefined when it is too big or too deeply nested to be read. */
export async function descriptionHtml(markdown: string): Promise<string | undefined> {
  try {
    return await readOnceLate('html', markdown, async () => (await import('./sanitize.server.ts')).markdownToHtml);
  } catch (error) {
    // HtmlTooLarge is one; the other is the call stack, which a thousand nested quotes exhaust.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
