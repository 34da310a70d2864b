import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  hr: '---',
});

/** Markdown of sanitised HTML, such as a description. Addresses within the shop become whole ones, so that a program finds them. */
export const markdownOf = (html: string, shopUrl: string): string =>
  turndown.turndown(html.replace(/( (?:href|src)=")\/(?!\/)/g, `$1${shopUrl}/`)).trim();
