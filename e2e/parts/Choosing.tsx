import { useState } from 'react';
import { Check } from '../../src/ui/Check.tsx';
import { Choice, Choices } from '../../src/ui/Choice.tsx';
import { Fieldset } from '../../src/ui/Field.tsx';
import { FieldMessage } from '../../src/ui/FieldMessage.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { Part } from './Part.tsx';

export function Choosing() {
  return (
    <Part title="Wybieranie">
      <div className="three">
        <Fieldset legend="Pola wyboru" help="Można zaznaczyć kilka">
          <Check>Niezaznaczone</Check>
          <Check defaultChecked>Zaznaczone</Check>
          <Check disabled>Nieczynne</Check>
          <Check disabled defaultChecked>
            Nieczynne zaznaczone
          </Check>
          <Check error="Bez tej zgody nie przyjmiemy zamówienia.">Akceptuję regulamin</Check>
        </Fieldset>
        <Fieldset legend="Jedno z kilku" error="Wybierz jedno.">
          <Check kind="radio" name="one" defaultChecked>
            Wybrane
          </Check>
          <Check kind="radio" name="one" help="koszyk, logowanie, ta decyzja">
            Niewybrane
          </Check>
          <Check kind="radio" name="one" disabled>
            Nie do wybrania
          </Check>
        </Fieldset>
        <div>
          <Check kind="switch" defaultChecked>
            Zapakuj na prezent
          </Check>
          <Check kind="switch">Dołącz bilecik</Check>
          <Check kind="switch" defaultChecked disabled>
            Niezbędne
          </Check>
        </div>
      </div>
      <Fieldset legend="Dostawa">
        <Choices>
          <Choice name="delivery" price="12,90 zł" help="Będzie u Ciebie w piątek 27 listopada." defaultChecked>
            Paczkomat
          </Choice>
          <Choice name="delivery" price="15,90 zł">
            Kurier
          </Choice>
          <Choice name="delivery" price="0,00 zł" disabled>
            Odbiór w pracowni
          </Choice>
        </Choices>
      </Fieldset>
      <Pieces />
    </Part>
  );
}

const LEAST = 2;
const MOST = 5;

/** From two to five pieces; what is typed counts when the field is left. */
function Pieces() {
  const [text, setText] = useState('3');
  const [pieces, setPieces] = useState(3);
  const settle = (wanted: number) => {
    const settled = Math.min(MOST, Math.max(LEAST, Number.isFinite(wanted) ? Math.trunc(wanted) : pieces));
    setPieces(settled);
    setText(String(settled));
  };
  const step = (direction: -1 | 1) => settle(pieces + direction);
  const ends = { atLeast: pieces === LEAST, atMost: pieces === MOST };
  return (
    <div>
      <Stepper
        label="Liczba sztuk"
        value={text}
        onValue={setText}
        onStep={step}
        onCommit={() => settle(Number(text))}
        {...ends}
      />
      {ends.atLeast && <FieldMessage kind="err">Minimalnie możesz zamówić 2 sztuki</FieldMessage>}
      <Stepper
        size="sm"
        label="Liczba nieczynna"
        value="1"
        onValue={setText}
        onStep={step}
        input={{ disabled: true }}
      />
    </div>
  );
}
