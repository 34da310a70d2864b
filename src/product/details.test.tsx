import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { Details } from './Details.tsx';
import { productView } from './view.ts';

function htmlOf(more: Partial<Product>): string {
  const size = aSize();
  return renderToStaticMarkup(<Details view={productView(aProduct({ sizes: [size], ...more }), size)} />);
}

describe('the facts below the product', () => {
  it('name files with kind and size, and leave out what a feed only points to', () => {
    const html = htmlOf({
      attachments: [
        { file: 'Pielęgnacja.pdf', name: 'Pielęgnacja', bytes: 340_400 },
        { file: 'https://shop.example/a.pdf', name: 'Cudzy' },
      ],
    });
    expect(html).toContain('href="/zalaczniki/7/Piel%C4%99gnacja.pdf"');
    expect(html).toContain('PDF, 340\u00A0kB');
    expect(html).not.toContain('shop.example');
    expect(htmlOf({ attachments: [{ file: 'https://shop.example/a.pdf', name: 'Cudzy' }] })).not.toContain(
      'projector_enclosures',
    );
  });

  it('show the energy class with its range and lead to the register', () => {
    const html = htmlOf({ energyLabel: { class: 'D', best: 'A', worst: 'G', eprel: 246_813 } });
    expect(html).toMatch(
      /src="\/energia\/D-A-G\.svg" alt="Klasa efektywności energetycznej D, w\sskali\sod\sA\sdo\sG"/,
    );
    expect(html).toContain('href="https://eprel.ec.europa.eu/qr/246813"');
    expect(htmlOf({})).not.toContain('eprel');
  });

  it('name the producer and how to reach the manufacturer', () => {
    const html = htmlOf({
      producer: { id: 1, slug: 'glinianka', name: 'Glinianka' },
      safety: {
        warnings: ['Gorące'],
        manufacturer: { name: 'Glinianka sp. z o.o.', phone: '+48 75 612 40 18', email: 'a@b.example' },
      },
    });
    expect(html).toContain('<a href="/producent/glinianka">Glinianka</a>');
    expect(html).toContain('<a href="tel:+48756124018" class="tap">+48\u00A075\u00A0612\u00A040\u00A018</a>');
    expect(html).toContain('<a href="mailto:a@b.example" class="tap">');
    expect(html).toContain('<li>Gorące</li>');
  });

  it('say before anybody buys what cannot be given back, or in its closed package alone', () => {
    const said = (withdrawal: 'perishable' | 'sealed') => htmlOf({ withdrawal }).replaceAll('\u00A0', ' ');
    expect(said('perishable')).toContain('nie można tego zwrócić bez podania przyczyny (art. 38 ust. 1 pkt 4 ');
    expect(said('sealed')).toContain('otwartego już nie (art. 38 ust. 1 pkt 5 ');
    const serviceDate = { label: 'Termin', weekdays: [6], hours: ['10:00'], aheadDays: 1, windowDays: 60 };
    const dated = htmlOf({ type: 'service', serviceDate }).replaceAll('\u00A0', ' ');
    expect(dated).toContain('nie można odstąpić bez podania przyczyny (art. 38 ust. 1 pkt 12 ');
    expect(htmlOf({})).not.toContain('Odstąpienie');
  });

  it('say what the law guarantees of goods, and what a producer gives beyond it', () => {
    const garan = htmlOf({ durability: { months: 60, model: 'GL-1100-KO' } }).replaceAll('\u00A0', ' ');
    expect(garan).toContain('co najmniej 2 lata od dostawy');
    expect(garan).toContain('GL-1100-KO');
    expect(garan).toContain('5 lat, cały produkt, bez dopłat');
    expect(htmlOf({})).not.toContain('GARAN');
    expect(htmlOf({ type: 'service' })).not.toContain('2 lata');
  });

  it('stand under headings in order', () => {
    const html = htmlOf({
      descriptionHtml: '<p>Opis</p>',
      attachments: [{ file: 'a.pdf', name: 'A', bytes: 1 }],
      warranty: { name: 'Na szkliwo', months: 24 },
      safety: { warnings: ['Gorące'], manufacturer: { name: 'G' } },
      energyLabel: { class: 'A', best: 'A', worst: 'G', eprel: 1 },
    });
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels).toEqual([2, 2, 2, 2, 3, 3, 2, 2, 2, 2]);
  });
});
