import { feedKind, type KindParts } from '../feed/kind.ts';
import { tooLarge, type XmlRecord, xmlRecords } from '../feed/xml/records.server.ts';
import type { IofHeader } from './header.server.ts';
import { isOffer, offerItem } from './offer.server.ts';
import { productItem } from './productDraft.server.ts';
import { offerShape } from './shape.server.ts';

type IofRecord = XmlRecord & { header: IofHeader | undefined };

/** IOF 3.0 and 2.6: `full.xml` of an offer, or `light.xml` with prices and stock alone. */
export const iofParts: KindParts<IofRecord> = {
  source: 'iof',
  name: 'IOF 3.0 or 2.6 (full.xml and light.xml over it)',
  recognises: ({ root }) => root !== undefined && /^(?:\w+:)?(?:offer|provider_description)$/.test(root.name),
  async *records(text, { now, note }) {
    let header: IofHeader | undefined;
    const shape = offerShape((read) => {
      header = read;
    });
    for await (const records of xmlRecords(text, shape)) yield records.map((record) => ({ ...record, header }));
    if (header?.expires !== undefined && header.expires < now) {
      note('the file says that it has expired: it was read all the same', 'file');
    }
  },
  skimmed: (text) => xmlRecords(text, offerShape(), { keeps: () => false }),
  items: (records, { note }) =>
    records.map((record) => {
      if ('tooLarge' in record) return tooLarge(record, record.tooLarge);
      const { header, element } = record;
      if (isOffer(element)) return offerItem(element);
      return productItem(element, { language: header?.language, currency: header?.currency, note });
    }),
};

export const iof = feedKind(iofParts);
