import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressesSection } from './AddressesSection.tsx';

it('the list of addresses shows a telephone as it is read, in groups that are not parted', () => {
  const address = { firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800' };
  const html = renderToStaticMarkup(
    <AddressesSection addresses={[{ id: '1', kind: 'delivery', isDefault: true, address }]} />,
  );
  expect(html).toContain('600\u00A0700\u00A0800');
});
