import { PriceText } from '../../src/ui/PriceText.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { Part } from './Part.tsx';

const reduced = [
  { key: 'lowest', label: 'Najniższa cena z 30 dni przed obniżką:', value: '80,00 zł' },
  { key: 'regular', label: 'Cena regularna:', value: '84,00 zł', struck: true },
  { key: 'recommended', label: 'Cena rekomendowana:', value: '89,00 zł' },
];
const phone = [
  { key: 'call', label: 'Skontaktuj się ze sprzedawcą:', value: <a href="tel:+48756124018">75 612 40 18</a> },
];

export function Prices() {
  return (
    <Part title="Cena">
      <div className="three">
        <PriceText now="80,00 zł" size="lg" />
        <PriceText now="68,00 zł" size="lg" sale cut="−15 %" lines={reduced} />
        <PriceText now="159,00 zł" before="od" />
        <PriceText now="65,04 zł" after="netto" size="lg" lines={[{ key: 'gross', value: '80,00 zł z VAT' }]} />
        <PriceText now="Cena na telefon" lines={phone} />
        <PriceText now="1 234,00 zł" size="xl" sale cut="−5 %" />
        <div aria-busy="true">
          <Skeleton shape="price" />
        </div>
      </div>
    </Part>
  );
}
