import { readOnce } from '../../settings/readings.server.ts';
import { markdownToHtml } from './sanitize.server.ts';

/** Markdown of a shop's file as HTML; undefined when it is too big or too deeply nested to be read. */
export function descriptionHtml(markdown: string): string | undefined {
  try {
    return readOnce('html', markdown, markdownToHtml);
  } catch (error) {
    // HtmlTooLarge is one; the other is the call stack, which a thousand nested quotes exhaust.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
