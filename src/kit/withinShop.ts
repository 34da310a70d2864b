/** The address where it leads to a page of this shop, else none. Browsers read `//` and `/\` as another host (WHATWG URL, 4.4). */
export const withinShop = (address: string): string => (/^\/(?![/\\])/.test(address) ? address : '');
