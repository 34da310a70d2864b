/** What a page tells the layout: its page type, which names the container for styles and scripts of a shop. */
export interface PageHandle {
  /** `main` makes `<div id="container" class="main_page …">`; types as the platform's themes know them. */
  pageType: string | ((pathname: string) => string);
}
