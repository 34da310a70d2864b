/** Shows the chosen country in the settings, which stand on pages for all with home in them. */
export function showRegion(country: unknown): void {
  for (const field of document.querySelectorAll<HTMLSelectElement>('[data-region]')) {
    if (typeof country === 'string') field.value = country;
  }
}
