import { useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { iconWarn } from '../../src/ui/icons.ts';
import { Note } from '../../src/ui/Note.tsx';
import { useToasts } from '../../src/ui/toasts.ts';
import { Part } from './Part.tsx';

export function Messages() {
  const [closed, setClosed] = useState(false);
  return (
    <Part title="Wiadomości">
      <div>
        {!closed && (
          <Note title="Pracownia jest zamknięta 24–26 grudnia" onClose={() => setClosed(true)}>
            Zamówienia z tych dni wyślemy 28 grudnia.
          </Note>
        )}
        <Note kind="ok" title="Zamówienie przyjęte">
          Potwierdzenie wysłaliśmy na anna@example.pl.
        </Note>
        <Note kind="warn" title="Zmieniliśmy liczbę sztuk">
          Było 6, jest 4, bo tyle mamy teraz w pracowni.
        </Note>
        <Note kind="err" title="Płatność BLIK nie przeszła">
          Kod wygasł. Koszyk jest nietknięty, wpisz nowy kod.
        </Note>
      </div>
      <ToastButtons />
      <div className="three">
        <Empty
          title="Koszyk czeka na pierwszy kubek"
          level={3}
          action={
            <Button variant="buy" href="#nowosci">
              Zobacz nowości
            </Button>
          }
        >
          <p>Nic tu jeszcze nie ma.</p>
        </Empty>
        <Empty icon={iconWarn} title="Nie ma sieci" level={3}>
          <p>Odwiedzone strony nadal się otworzą. Koszyk zapiszemy, gdy sieć wróci.</p>
        </Empty>
      </div>
    </Part>
  );
}

function ToastButtons() {
  const toasts = useToasts();
  const basket = <a href="#koszyk">Zobacz koszyk</a>;
  return (
    <div className="cluster">
      <Button onClick={() => toasts.show({ text: 'Produkt został dodany.', kind: 'ok', action: basket })}>
        Komunikat
      </Button>
      <Button onClick={() => toasts.show({ text: 'Nie udało się dodać produktu.', kind: 'err' })}>
        Komunikat o błędzie
      </Button>
      <Button onClick={() => toasts.show({ text: 'Wysłaliśmy list na Twój adres.', keep: true })}>
        Komunikat, który zostaje
      </Button>
    </div>
  );
}
