import { useRef, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Check } from '../../src/ui/Check.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Disclosure } from '../../src/ui/Disclosure.tsx';
import { Drawer } from '../../src/ui/Drawer.tsx';
import { Field, Fieldset } from '../../src/ui/Field.tsx';
import { Fold } from '../../src/ui/Fold.tsx';
import { Input } from '../../src/ui/Input.tsx';
import { PanelLink } from '../../src/ui/PanelLink.tsx';
import { Sheet } from '../../src/ui/Sheet.tsx';
import { Part } from './Part.tsx';

export function Windows() {
  return (
    <Part title="Okna i szuflady">
      <div className="cluster">
        <RegionDialog />
        <CodeDialog />
        <PanelLink panel="menu">Menu</PanelLink>
        <PanelLink panel="filtry">Filtry</PanelLink>
        <Disclosure summary="Rozwiń menu" panelClassName="drop">
          <ul>
            <li>
              <a href="#kubki">Same kubki</a>
            </li>
            <li>
              <a href="#talerze">Same talerze</a>
            </li>
          </ul>
        </Disclosure>
        <Button>Za menu</Button>
      </div>
      <Drawer id="menu" title="Menu sklepu">
        <nav aria-label="Kategorie">
          <ul>
            <li>
              <a href="#kubki">Kubki i filiżanki</a>
            </li>
            <li>
              <a href="#talerze">Talerze</a>
            </li>
          </ul>
        </nav>
      </Drawer>
      <Sheet id="filtry" title="Filtry listy" inlineWide footer={<Button wide>Pokaż 20 produktów</Button>}>
        <Fold summary="Szkliwo" open>
          <Fieldset legend="Szkliwo" legendHidden>
            <Check>Kobalt</Check>
            <Check>Mech</Check>
          </Fieldset>
        </Fold>
        <Fold summary="Seria">
          <Check>Nocna</Check>
        </Fold>
      </Sheet>
    </Part>
  );
}

function RegionDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Okno</Button>
      <Dialog open={open} onClose={close} title="Wysyłka do Czech">
        <p>Pokazujemy ceny dostaw do Czech, kod 110 00. Wolisz wrócić do Polski?</p>
        <div className="cluster">
          <Button variant="buy" onClick={close}>
            Zostaję przy Czechach
          </Button>
          <Button onClick={close}>Przywróć Polskę</Button>
        </div>
      </Dialog>
    </>
  );
}

/** Opens with focus in its field. */
function CodeDialog() {
  const [open, setOpen] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Duże okno</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Kod rabatowy" size="lg" initialFocus={code}>
        <Field label="Kod">{(control) => <Input {...control} ref={code} autoComplete="off" />}</Field>
      </Dialog>
    </>
  );
}
