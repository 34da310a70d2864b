import { useState } from 'react';
import { BrandMark } from '../../src/ui/BrandMark.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import * as icons from '../../src/ui/icons.ts';
import { MoreLink } from '../../src/ui/MoreLink.tsx';
import { Part } from './Part.tsx';

export function Buttons() {
  const [liked, setLiked] = useState(false);
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);
  return (
    <Part title="Przyciski" more={<MoreLink href="#wiecej">Zobacz więcej</MoreLink>}>
      <div className="cluster">
        <Button variant="buy" onClick={press}>
          Do koszyka
        </Button>
        <Button variant="buy" busy onClick={press}>
          Dodajemy…
        </Button>
        <Button disabled onClick={press}>
          Wyprzedane
        </Button>
        <Button href="#drugi">Odsyłacz jak przycisk</Button>
        <Button variant="plain">Jak odsyłacz</Button>
        <Button size="sm" icon={icons.iconPlus}>
          Mały
        </Button>
        <Button size="sm" variant="plain" disabled>
          Nieczynny
        </Button>
        <output aria-label="Naciśnięcia">{presses}</output>
      </div>
      <Button variant="buy" wide>
        Na całą szerokość
      </Button>
      <div className="cluster">
        <IconButton
          icon={icons.iconHeart}
          label={liked ? 'Zdejmij z listy' : 'Dodaj do listy'}
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon={icons.iconBag} label="Koszyk, 4 produkty" href="#koszyk" count={4} />
        <IconButton icon={icons.iconRepeat} label="Porównaj" variant="square" />
        <IconButton icon={icons.iconUp} label="W górę" variant="outline" />
        <IconButton icon={icons.iconTrash} label="Usuń" disabled />
      </div>
      <div className="icons">
        <span className="vh">Znaki, nieme, bo zawsze stoją przy słowach</span>
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} of={path} />
        ))}
        <BrandMark />
        <BrandMark spinning />
      </div>
    </Part>
  );
}
