import { useState } from 'react';
import { Badge } from '../../src/ui/Badge.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { Cut } from '../../src/ui/Cut.tsx';
import { DefinitionList } from '../../src/ui/DefinitionList.tsx';
import { Dots } from '../../src/ui/Dots.tsx';
import { IconLine, IconLines } from '../../src/ui/IconLine.tsx';
import { iconCheck, iconTruck } from '../../src/ui/icons.ts';
import { Pagination } from '../../src/ui/Pagination.tsx';
import { Table } from '../../src/ui/Table.tsx';
import { Part } from './Part.tsx';

export function Lists() {
  const [chosen, setChosen] = useState(true);
  return (
    <Part title="Listy i tabele">
      <Pagination current={5} last={12} hrefFor={(page) => `#strona-${page}`} />
      <div className="cluster">
        <Badge>Nowość</Badge>
        <Cut>−15 %</Cut>
        <Chip href="#bez-mchu">Szkliwo: mech</Chip>
        {chosen && <Chip onClick={() => setChosen(false)}>Pojemność: 150–300 ml</Chip>}
      </div>
      <div>
        <p>Do darmowej dostawy brakuje 90,00 zł.</p>
        <Dots share={0.64} />
      </div>
      <IconLines>
        <IconLine icon={iconCheck} ok>
          <b>14 sztuk w pracowni.</b> Zamów do 13:00, a wyślemy dziś.
        </IconLine>
        <IconLine icon={iconTruck}>Dostawa od 12,90 zł.</IconLine>
      </IconLines>
      <Table caption="Raty dla 1 234,00 zł" label="Raty">
        <thead>
          <tr>
            <th scope="col">Liczba rat</th>
            <th scope="col" data-end>
              Rata
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">3</th>
            <td data-end>419,52 zł</td>
          </tr>
          <tr aria-current="true">
            <th scope="row">10</th>
            <td data-end>130,23 zł</td>
          </tr>
        </tbody>
      </Table>
      <div className="three">
        <DefinitionList
          items={[
            { key: 'volume', term: 'Pojemność', value: '350 ml po brzeg' },
            { key: 'weight', term: 'Waga', value: '380 g' },
          ]}
        />
        <DefinitionList
          variant="sum"
          items={[
            { key: 'products', term: 'Produkty', value: '178,00 zł' },
            { key: 'total', term: 'Razem', value: '190,90 zł', total: true },
          ]}
        />
      </div>
    </Part>
  );
}
