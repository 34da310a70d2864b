/** All sections of the personal call, as the pages together ask for them. */
const view = { format: 'json', params: { mobile: false, tablet: false, pc: true, request_uri: '/' } };

export const SECTIONS = {
  ...{ Basket: {}, Wishlist: {}, Comparers: {}, Customer: {} },
  Projector: { format: 'json', params: { product: 1001, size: '350' } },
  ...{ Snippets: view, ToplayersAndWidgets: view },
  DataLayer: { params: { products: [1001], basket: true } },
  Hotspots: {
    format: 'json',
    params: {
      ...{ action: 'get-hotspots-html', 'zones-names': 'main_hotspot_zone1', components: 'main_hotspot_zone1' },
      ...{ 'zones-types': 'main', product: '', products: '' },
    },
  },
};
